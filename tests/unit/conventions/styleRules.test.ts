import { compile } from 'sass'
import { expect, it } from 'vitest'
import { sources } from '@tests/sources'

const cssOf = (file: string) => compile(`src/${file}`, { style: 'compressed' }).css

it.each([
  ['app/layouts/_topbar.scss', '.site-nav{display:flex}'],
  ['app/layouts/_sidebar.scss', '.shell-side{display:block}'],
  ['app/layouts/adminBar.scss', '.admin-bar-nav{display:flex}'],
])('%s turns to its desktop form at 992 px: %s (R-CONST-12, R-HDR-01, R-HDR-03)', (file, rule) => {
  const [, ...wide] = cssOf(file).split('@media')
  expect(wide.filter((block) => block.includes(rule)).map((block) => block.slice(0, block.indexOf('{')))).toEqual([
    expect.stringMatching(/^ ?\(min-width: ?992px\)$/),
  ])
})

it('a popover is 276 px wide at most (R-CONST-15)', () => {
  expect(cssOf('ui/overlay/popover.scss')).toMatch(/\.popover-menu-panel\{[^}]*width:276px/)
  expect(cssOf('ui/overlay/menu.scss')).toMatch(/\.menu-panel\{[^}]*max-width:276px/)
})

it('every token of the theme is used, its widths included (R-CONST-13)', () => {
  const files = [...sources('src', /\.scss$/)]
  const tokens = files
    .filter(([file]) => file.endsWith('_tokens.scss'))
    .flatMap(([, text]) => [...text.matchAll(/^\$([\w-]+):/gm)])
  const all = files.map(([, text]) => text).join('\n')
  expect(tokens.length).toBeGreaterThan(10)
  expect(
    tokens.flatMap(([, name = '']) => (all.split(new RegExp(`\\$${name}\\b(?!-)`)).length > 2 ? [] : [name])),
  ).toEqual([])
})

it('a skeleton is invisible during its first 200 ms (R-CONST-02)', () => {
  const css = cssOf('ui/feedback/skeleton.scss')
  expect(css).toMatch(/\.skeleton-fading,[^{]*\{animation:skeleton-wait 200ms step-end,/)
  expect(css).toMatch(/@keyframes skeleton-wait\{from\{opacity:0\}\}/)
})

it('animations change what the compositor changes alone: repaints of every frame would hold back the code', () => {
  const keyframes = [...sources('src', /\.scss$/)].flatMap(([file, text]) =>
    [...text.matchAll(/@keyframes ([\w-]+) \{([\s\S]*?)\n\}/g)].map(([, name, steps = '']) => ({
      name: `${file}: ${name}`,
      properties: [...steps.matchAll(/^\s+([a-z-]+):/gm)].map(([, property]) => property),
    })),
  )
  expect(keyframes.length).toBeGreaterThan(3)
  for (const { name, properties } of keyframes) {
    expect(properties, name).not.toEqual([])
    expect(
      properties.filter((property) => property !== 'opacity' && property !== 'transform'),
      name,
    ).toEqual([])
  }
})

it('no rule of the whole document asks what it contains: each element that comes or goes would have it searched', () => {
  const rules = [...sources('src', /\.scss$/)].flatMap(([file, text]) =>
    [...text.matchAll(/(?:^|[\s,])(?:html|:root|body)[^\s{,]*:has\(/gm)].map(() => file),
  )
  expect(rules).toEqual([])
})

it('heights follow the part of a phone’s window that is seen: `vh` includes what is under the browser’s own bars', () => {
  const inVh = [...sources('src', /\.scss$/)].flatMap(([file, text]) =>
    [...text.matchAll(/[\d.]+vh\b/g)].map(([height]) => `${file}: ${height}`),
  )
  expect(inVh).toEqual([])
  expect(cssOf('ui/overlay/popover.scss')).toContain('dvh')
})
