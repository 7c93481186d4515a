import { expect, it } from 'vitest'
import { marketingHref } from '@/domain/navigation/marketing'
import { paths } from '@/domain/navigation/paths'
import { sources } from '@tests/sources'

const { contact, terms } = paths
const names =
  'marketplace|premiumMembership|enterprise|about|contact|contract|resources|masterclass|blog|featuredDoers|teamMembership|terms|policy'

// A page’s own state, such as one open story, is never the website’s.
const mention = new RegExp(String.raw`\bpaths\.(${names})\b(?!\}\?)`, 'g')
// In a tag of its own, or in a list whose entries the file hands to one.
const linked = /<(SiteLink|SiteButton|NotFoundPage)\b[^<]*$/

/** Files that mention such a page otherwise, and what asks for the website there. */
const elsewhere: Record<string, string> = {
  'src/app/header/navigation.ts': 'Header and MenuModal show its entries as SiteLinks',
  'src/app/palette/pageCommands.ts': 'SitePalette asks marketingHref',
  'src/areas/public/blog-post/BlogPost.tsx': 'asks marketingHref',
  'src/areas/public/contact/Contact.tsx': 'tabs of the page itself',
  'src/areas/public/home/Community.tsx': 'shows its entries as SiteLinks',
  'src/domain/cart/conditions.ts': 'LineConditions shows them as SiteLinks',
}

const unlinked = (text: string) => [...text.matchAll(mention)].filter(({ index }) => !linked.test(text.slice(0, index)))

it('links to the marketing website are a SiteLink or a SiteButton, which lead there (R-RTE-08)', () => {
  const files = [...sources('src', /^src\/(?!build\/).*\.tsx?$/)]
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap(([file, text]) => (unlinked(text).length > 0 ? file : []))
  expect(found.sort()).toEqual(Object.keys(elsewhere).sort())
  expect(unlinked(`<Link to={paths.terms} target="_blank">`)).toHaveLength(1)
  expect(unlinked('<Button\n  variant="link"\n  to={premium ? paths.cart : paths.teamMembership}>')).toHaveLength(1)
  expect(unlinked('<SiteButton\n  size="sm"\n  to={paths.blog}>')).toHaveLength(0)
  expect([contact, terms].map((path) => marketingHref(path, 'https://www.doers.test'))).toEqual([
    'https://www.doers.test/contact',
    'https://www.doers.test/terms',
  ])
})
