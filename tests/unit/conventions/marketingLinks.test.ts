import { expect, it } from 'vitest'
import { marketingHref } from '@/domain/navigation/marketing'
import { paths } from '@/domain/navigation/paths'
import { sources } from '@tests/sources'

const { contact, terms } = paths
const names =
  'marketplace|premiumMembership|enterprise|about|contact|contract|resources|masterclass|blog|featuredDoers|teamMembership|terms|policy'
// A page’s own state, such as one open story, is never the website’s.
const own = new RegExp(String.raw`<(Link|Button|RouteLink)\b[^<]*?\bto=\{[^}]*\bpaths\.(${names})\b(?!\}\?)`)

it('links to the marketing website are a SiteLink or a SiteButton, which lead there (R-RTE-08)', () => {
  const files = [...sources('src', /^src\/(app|areas|components)\/.*\.tsx$/)]
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap(([file, text]) => (own.test(text) ? file : []))).toEqual([])
  expect(own.test(`<Link to={paths.terms} target="_blank">`)).toBe(true)
  expect(own.test('<Button\n  variant="link"\n  to={premium ? paths.cart : paths.teamMembership}>')).toBe(true)
  expect([contact, terms].map((path) => marketingHref(path, 'https://www.doers.test'))).toEqual([
    'https://www.doers.test/contact',
    'https://www.doers.test/terms',
  ])
})
