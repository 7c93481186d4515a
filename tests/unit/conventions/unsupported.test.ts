import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { sources } from '@tests/sources'

const script = readFileSync('public/unsupported.js', 'utf8')

/** A browser that runs the script in the page's head; returns the text it shows after loading. */
function runIn(listen: (page: { body?: unknown; readyState?: string }) => object): string[] {
  const words: string[] = []
  const box = { setAttribute: () => undefined, style: {}, appendChild: (text: string) => words.push(text) }
  const body = { appendChild: (child: unknown) => child === box && words.push('shown') }
  const page: { body?: unknown; readyState?: string; fire?: () => void } = {}
  Object.assign(page, { createElement: () => box, createTextNode: (text: string) => text }, listen(page))
  runInNewContext(script, { document: page })
  expect(words).not.toContain('shown')
  Object.assign(page, { body, readyState: 'complete' })
  page.fire?.()
  return words
}

it.each([
  [
    '11',
    (page: object) => ({ addEventListener: (_name: string, then: () => void) => Object.assign(page, { fire: then }) }),
  ],
  ['8', (page: object) => ({ attachEvent: (_name: string, then: () => void) => Object.assign(page, { fire: then }) })],
])('tells Internet Explorer %s that it is not supported (R-LAY-05)', (_version, listen) => {
  expect(runIn(listen)).toEqual([expect.stringContaining('does not work in this browser'), 'shown'])
})

it('the notice has no trailing comma, which these browsers cannot read', () => {
  expect(script).not.toMatch(/,\s*[)\]}]/)
})

it('no code of the app has a lookbehind: one breaks its whole chunk in Safari before 16.4', () => {
  const lookbehind = /\(\?<[=!]/
  const files = [...sources('src', /^src\/(?!build\/).*\.tsx?$/)]
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap(([file, text]) => (lookbehind.test(text) ? file : []))).toEqual([])
  expect(lookbehind.test(String(/(?<=a)b/))).toBe(true)
})
