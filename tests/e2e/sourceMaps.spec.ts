import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { expect, test } from './helpers/test'

/** All but the bundler's own helpers, which have no source. */
const chunks = () => readdirSync('dist/assets').filter((name) => /^(?!rolldown-runtime).*\.js$/.test(name))

test('every chunk has a source map beside dist, and names none', () => {
  expect(chunks().filter((name) => !existsSync(`sourcemaps/${name}.map`))).toEqual([])
  expect(chunks().filter((name) => readFileSync(`dist/assets/${name}`, 'utf8').includes('sourceMappingURL'))).toEqual(
    [],
  )
  expect(readdirSync('dist', { recursive: true }).filter((name) => String(name).endsWith('.map'))).toEqual([])
})

test('a position in the stack of a production chunk leads back to its line of source', async ({ page }) => {
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window)
    window.requestIdleCallback = (...args) => {
      Object.assign(window, { stackOfIdle: new Error().stack })
      return whenIdle(...args)
    }
  })
  await page.goto('/')
  const stack = () => page.evaluate(() => String(Object.getOwnPropertyDescriptor(window, 'stackOfIdle')?.value))
  await expect.poll(stack).toContain('/assets/')
  const [, file = '', line, column] = /\/assets\/([\w-]+\.js):(\d+):(\d+)/.exec(await stack()) ?? []
  const map = new TraceMap(readFileSync(`sourcemaps/${file}.map`, 'utf8'))
  const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 })
  const source = resolve('dist/assets', found.source ?? '')
  expect(source).toContain(resolve('src'))
  expect(readFileSync(source, 'utf8').split('\n')[(found.line ?? 0) - 1]).toContain('requestIdleCallback(')
})
