import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { forms, plainForms } from './forms'

const src = join(process.cwd(), 'src')
// The build, which only writes about forms, examples of the component pages, and the form itself.
const elsewhere = /^(build|ui\/form|areas\/public\/component-docs)\//

const drawsForm = /<(Form|FormDialog|DialogForm|form)[\s>]/g

const files = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
  .map((entry) => relative(src, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

it('covers every form of all areas', () => {
  const drawn = files
    .filter((file) => !elsewhere.test(file))
    .flatMap((file) => [...readFileSync(join(src, file), 'utf8').matchAll(drawsForm)].map(() => file))
  const covered = [...forms.map(({ covers }) => covers), ...Object.keys(plainForms)]
  expect([...new Set(covered)].sort()).toEqual([...new Set(drawn)].sort())
  // A file with two forms has a row for each.
  const rowsOf = (all: readonly string[], file: string) => all.filter((one) => one === file).length
  expect(drawn.filter((file) => rowsOf(covered, file) < rowsOf(drawn, file))).toEqual([])
})

it.each(Object.entries(plainForms))('%s has tests of its own', (_file, test) => {
  expect(existsSync(join(process.cwd(), test))).toBe(true)
})
