import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sources } from '@tests/sources'

const guides = ['.', 'src', 'mocks', 'tests'].flatMap((folder) =>
  folder === '.' ? ['README.md'] : [...sources(folder, /README\.md$/)].map(([file]) => file),
)
const textOf = (file: string) => readFileSync(file, 'utf8')
/** Paths in code marks, as far as they have no placeholder: `src/api/commerce/cart.ts`, `mocks/handlers`. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:src|mocks|tests|public)\/[\w./*-]+)`/g)].flatMap(([, path = '']) =>
    path.includes('*') ? [] : [path],
  )
/** Files in code marks without their first folder: beside the guide, or below `src`. */
const filesIn = (text: string) =>
  [...text.matchAll(/`((?!src|mocks|tests|public)[\w./-]+\.(?:tsx?|mjs|scss))`/g)].flatMap(([, file = '']) => file)
const linksIn = (text: string) => [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link = '']) => link)
const commandsIn = (text: string) => [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)

describe('the guides', () => {
  it('are there, each in at most 100 lines', () => {
    expect(guides.length).toBeGreaterThan(4)
    const long = guides.filter((file) => textOf(file).split('\n').length > 101 && file !== 'src/domain/README.md')
    expect(long).toEqual([])
  })

  it.each(guides)('%s names paths, links and commands that exist', (file) => {
    const text = textOf(file)
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
    expect(pathsIn(text).filter((path) => !existsSync(path))).toEqual([])
    const here = dirname(file)
    expect(filesIn(text).filter((name) => !existsSync(join(here, name)) && !existsSync(join('src', name)))).toEqual([])
    expect(linksIn(text).filter((link) => !existsSync(join(here, link)))).toEqual([])
    expect(commandsIn(text).filter((name) => !(name in scripts))).toEqual([])
  })
})

describe('the rules by number', () => {
  const rows = textOf('src/domain/README.md')
    .split('\n')
    .flatMap((line) => (/^\| (?:R-|O-)/.test(line) ? [line.split('|').map((cell) => cell.trim())] : []))
  const listed = rows.map(([, rule = '']) => rule)
  const named = new Set(
    ['src', 'mocks', 'tests'].flatMap((folder) =>
      [...sources(folder, /\.(tsx?|scss|yaml)$/)].flatMap(([, code]) =>
        [...code.matchAll(/\b(?:R-[A-Z0-9]+|O)-\d+\b/g)].map(([rule]) => rule),
      ),
    ),
  )

  it('have a row each, and no row is without a use', () => {
    expect([...named].filter((rule) => !listed.includes(rule))).toEqual([])
    expect(listed.filter((rule) => !named.has(rule))).toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
  })

  it('say what they are, where they are decided and what proves them', () => {
    const incomplete = rows.filter(([, , says = '', decided = '', proved = '']) => {
      const isPath = (cell: string, folder: RegExp) => folder.test(cell) && existsSync(cell.replaceAll('`', ''))
      return (
        says.length < 10 || !isPath(decided, /^`((src|mocks|public)\/|index\.html`)/) || !isPath(proved, /^`tests\//)
      )
    })
    expect(incomplete).toEqual([])
  })
})
