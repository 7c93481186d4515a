import { expect, it, vi } from 'vitest'
import type * as source from '@/api/client/contentSource'
import { renderAt, screen, within } from '@tests/page'

const sections = [
  { order: 2, title: 'Legal', footer_links: [{ id: 'terms', href: '/terms', label: 'Terms' }] },
  { order: 1, title: 'Soon', footer_links: null },
  { order: 3, title: 'Later' },
]

vi.mock('@/api/client/contentSource', async (load) => {
  const { fetchContent } = await load<typeof source>()
  const own = (path: string) => (path === 'footer.json' ? Promise.resolve({ data: sections }) : fetchContent(path))
  return { fetchContent: own }
})

it('a section of the footer without links costs no page (R-FTR-02)', async () => {
  await renderAt('/about')
  const legal = within(await screen.findByRole('navigation', { name: 'Legal' }))
  expect(legal.getByRole('link', { name: 'Terms' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About')
  expect(screen.queryByText('Soon')).not.toBeInTheDocument()
})
