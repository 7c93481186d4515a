import { expect, it, vi } from 'vitest'
import type * as source from '@/api/client/contentSource'
import { renderAt, screen, within } from '@tests/page'

const files = vi.hoisted((): Record<string, unknown> => ({
  'footer.json': [
    { order: 2, title: 'Legal', footer_links: [{ id: 'terms', href: '/terms', label: 'Terms' }] },
    { order: 1, title: 'Soon', footer_links: null },
    { order: 3, title: 'Later' },
  ],
  'menu.json': { topDeals: null },
}))

vi.mock('@/api/client/contentSource', async (load) => {
  const { fetchContent } = await load<typeof source>()
  return { fetchContent: async (path: string) => (path in files ? { data: files[path] } : fetchContent(path)) }
})

it('a section of the footer without links costs no page (R-FTR-02)', async () => {
  await renderAt('/about')
  const legal = within(await screen.findByRole('navigation', { name: 'Legal' }))
  expect(legal.getByRole('link', { name: 'Terms' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About')
  expect(screen.queryByText('Soon')).not.toBeInTheDocument()
})

it.each(['/', '/solutions'])('lists that the menu lacks cost no page: %s', async (path) => {
  const { user } = await renderAt(path)
  await user.click(await screen.findByRole('button', { name: 'Solutions & Benefits' }))
  expect(await screen.findByRole('heading', { name: 'Top deals' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
})
