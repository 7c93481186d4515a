import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sources } from '@tests/sources'
import config from '../../../vite.config'

const [text, ios] = [
  (file: string) => readFileSync(file, 'utf8').replace(/\s+/g, ' '),
  /\biOS ([\d.]+\d) (?:and|or) later/,
]

it('build, README and the notice in the document name the same oldest browsers (R-LAY-05)', async () => {
  const { build } = await config({ mode: 'production', command: 'build' })
  const target = [build?.target].flat().find((one) => String(one).startsWith('ios'))
  for (const file of ['README.md', 'index.html']) {
    expect(ios.exec(text(file))?.[1]).toBe(String(target).slice('ios'.length))
    expect(text(file)).toMatch(/the last two versions of Chrome, Edge, Firefox (and|or) Safari/)
  }
})

it('no code of the app has a lookbehind: one breaks its whole chunk in Safari before 16.4', () => {
  const lookbehind = /\(\?<[=!]/
  const files = [...sources('src', /^src\/(?!build\/).*\.tsx?$/)]
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap(([file, code]) => (lookbehind.test(code) ? file : []))).toEqual([])
  expect(lookbehind.test(String(/(?<=a)b/))).toBe(true)
})
