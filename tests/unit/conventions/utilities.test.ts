import { compile } from 'sass'
import { expect, it } from 'vitest'
import { sources } from '@tests/sources'

const { css } = compile('src/styles/main.scss', {
  loadPaths: ['node_modules'],
  silenceDeprecations: ['import', 'global-builtin', 'color-functions'],
  quietDeps: true,
})
const utilities = css.slice(css.indexOf('.d-none'))
const namesIn = (text: string) => new Set([...text.matchAll(/\.(-?[a-z][\w-]*)/gi)].map(([, name = '']) => name))
const code = [...sources('src', /\.tsx?$/)].map(([, text]) => text).join('\n')

it('every utility has a use: unused ones would be matched against each element of each page', () => {
  const words = new Set(code.match(/[\w-]+/g))
  const beginnings = [...code.matchAll(/([\w-]+-)\$\{/g)].map(([, beginning = '']) => beginning)
  const names = [...namesIn(utilities)]
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter((name) => !words.has(name) && !beginnings.some((one) => name.startsWith(one)))).toEqual([])
})

it('every utility in use has a rule', () => {
  const used = code.match(/(?<=["'` ])(?:[mp][xytebs]?|gap|fs|fw|[dwh])-(?:\d+|auto|none|block|grid|flex)(?=["'` ])/g)
  const ruled = namesIn(css)
  expect(used?.length).toBeGreaterThan(100)
  expect(used?.filter((name) => !ruled.has(name))).toEqual([])
})
