import { expect, it, vi } from 'vitest'
import type * as source from '@/api/client/contentSource'
import { act, renderAt, screen, within } from '@tests/page'

const files = vi.hoisted((): Record<string, unknown> => ({
  'footer.json': [
    { order: 2, title: 'Legal', footer_links: [{ id: 'terms', href: '/terms', label: 'Terms' }] },
    { order: 1, title: 'Soon', footer_links: null },
    { order: 3, title: 'Later' },
  ],
  'menu.json': { topDeals: null },
  'solutions.json': [
    {
      uid: 'desk',
      title: 'A quiet desk',
      tagline: 'By the day',
      category: 'workspace',
      summary: 'A desk.',
      description: '<p>A desk.</p>',
      kind: 'solution',
      allowMultiplePurchases: true,
      addOns: null,
      variations: [{ uid: 'day', title: 'Day', price: 40, interval: 'once' }],
    },
    {
      uid: 'soon',
      title: 'Soon sold',
      tagline: '',
      category: 'workspace',
      summary: '',
      description: '',
      kind: 'solution',
    },
  ],
  'pages/about.json': { uid: 'about', title: 'About us' },
  'blog.json': [
    {
      uid: 'one',
      title: 'One',
      summary: '',
      html: '<p>First.</p>',
      author: 'Ada',
      publishedAt: '2026-10-01T00:00:00Z',
    },
    {
      uid: 'two',
      title: 'Two',
      summary: '',
      html: '',
      author: 'Ada',
      publishedAt: '2026-10-02T00:00:00Z',
      tags: ['a'],
    },
  ],
}))

vi.mock('@/api/client/contentSource', async (load) => {
  const { fetchContent } = await load<typeof source>()
  return { fetchContent: async (path: string) => (path in files ? { data: files[path] } : fetchContent(path)) }
})

it('a section of the footer without links costs no page (R-FTR-02)', async () => {
  await renderAt('/about')
  const legal = within(await screen.findByRole('navigation', { name: 'Legal' }))
  expect(legal.getByRole('link', { name: 'Terms' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About us')
  expect(screen.queryByText('Soon')).not.toBeInTheDocument()
})

it.each(['/', '/solutions'])('lists that the menu lacks cost no page: %s', async (path) => {
  const { user } = await renderAt(path)
  await user.click(await screen.findByRole('button', { name: 'Solutions & Benefits' }))
  expect(await screen.findByRole('heading', { name: 'Top deals' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
})

it('a solution without lists of add-ons and packages is put into the cart', async () => {
  const { user } = await renderAt('/solutions/desk')
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }))
  expect(await screen.findByRole('link', { name: /cart.*1/i })).toBeVisible()
})

it('a solution without options, a post without tags', async () => {
  const { router } = await renderAt('/solutions')
  expect(await screen.findByText('Soon sold')).toBeVisible()
  await act(() => router.navigate('/solutions/soon'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Soon sold' })).toBeVisible()
  await act(() => router.navigate('/blog/one'))
  expect(await screen.findByText('First.')).toBeVisible()
})
