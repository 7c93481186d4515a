import { expect, it } from 'vitest'
import type { Rollup } from 'vite'
import { moveRuntime } from '@/build/joinRuntime'

type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'name' | 'code' | 'imports' | 'moduleIds'>

const chunk = (name: string, code: string, imports: string[] = [], moduleIds: string[] = []): Chunk => ({
  fileName: `assets/${name}-a1b2c3d4.js`,
  name,
  code,
  imports: imports.map((one) => `assets/${one}-a1b2c3d4.js`),
  moduleIds,
})

const runtime = () => chunk('rolldown-runtime', 'var a=x=>x+1,b=x=>x*2;export{a as n,b};')
const entry = () =>
  chunk(
    'first',
    'import{n as e,b}from"./rolldown-runtime-a1b2c3d4.js";var one=e(b(2));export{one as t};',
    ['rolldown-runtime'],
    ['/project/src/main.tsx'],
  )

/** Runs the code of an entry in place of the module loader. @returns its exports */
function run({ code }: Chunk): Record<string, unknown> {
  const [body = '', list = ''] = code.split(/export\{|\};?$/)
  const pairs = list.split(',').map((pair) => pair.split(' as '))
  // eslint-disable-next-line no-new-func -- evaluates what the build wrote
  return new Function(`${body};return{${pairs.map(([local, name = local]) => `${name}:${local}`).join()}}`)()
}

it('the helpers work in the entry, which exports them for the other chunks', () => {
  const chunks = [
    runtime(),
    entry(),
    chunk('Page', 'import{b as t}from"./rolldown-runtime-a1b2c3d4.js";t(1)', ['rolldown-runtime']),
  ]
  expect(moveRuntime(chunks)).toBe('assets/rolldown-runtime-a1b2c3d4.js')
  const [, first, page] = chunks
  const exported = run(first!)
  expect(exported.t).toBe(5)
  expect(page!.code).toBe('import{runtime_b as t}from"./first-a1b2c3d4.js";t(1)')
  expect(exported.runtime_b).toBeTypeOf('function')
  expect(first!.imports).toEqual([])
  expect(page!.imports).toEqual(['assets/first-a1b2c3d4.js'])
})

it('a chunk that uses the helpers in an unknown way stops the build', () => {
  const odd = chunk('Odd', 'import*as r from"./rolldown-runtime-a1b2c3d4.js";r.n(1)', ['rolldown-runtime'])
  expect(() => moveRuntime([runtime(), entry(), odd])).toThrow('Odd')
})
