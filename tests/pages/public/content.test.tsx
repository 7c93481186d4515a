import { expect, test } from 'vitest'
import type { ContentPage } from '@/contract/content'
import { matchRoutes } from 'react-router-dom'
import { renderAt, required, screen, waitFor, within } from '@tests/page'

const pages = import.meta.glob<ContentPage>('../../../public/content/pages/*.json', { eager: true, import: 'default' })
const sold = ['enterprise', 'teammembership', 'about', 'resources', 'contract', 'marketplace']

const shown = async (title: string) => {
  await screen.findByRole('heading', { level: 1, name: title })
  return within(screen.getByRole('main'))
}

test.each(sold)(
  '/%s leads on: calls to action and cards have links of the app, and no heading level is skipped',
  async (name) => {
    const content = Object.values(pages).find(({ uid }) => uid === name)
    const { router } = await renderAt(`/${name}`)
    const page = await shown(content?.title ?? '')
    const wanted = [...(content?.actions ?? []), ...(content?.sections ?? []).flatMap(({ actions = [] }) => actions)]
    const cards = (content?.sections ?? []).flatMap(({ cards: some = [] }) => some)
    expect((await page.findAllByRole('link')).length).toBeGreaterThan(0)
    for (const { label, href } of [...wanted, ...cards.flatMap(({ link }) => link ?? [])]) {
      const links = page.getAllByRole('link', { name: label })
      expect(links.map((link) => link.getAttribute('href'))).toContain(href)
      const matched = matchRoutes(router.routes, href)?.at(-1)?.route.path
      expect(matched, href).not.toBe('*')
    }
    for (const { title } of cards) expect(page.getByRole('heading', { name: title })).toBeVisible()
    const ranks = page.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
    for (const [index, rank] of ranks.entries()) expect(rank - (ranks[index - 1] ?? 0)).toBeLessThanOrEqual(1)
  },
)

test('the marketplace tells a premium member their own lowest price, and what is free', async () => {
  await renderAt('/marketplace', { as: 'premium' })
  const page = await shown('Marketplace')
  expect(await page.findByText('5 solutions, from S$15.00')).toBeVisible()
  expect(page.getAllByText('4 solutions, 1 free')[0]).toBeVisible()
})

test('each category of the marketplace leads to its solutions, and names some with the lowest price', async () => {
  const { user, router } = await renderAt('/marketplace')
  const page = await shown('Marketplace')
  for (const category of ['Workspace', 'Marketing', 'Legal', 'Business', 'Tech', 'Health']) {
    const link = await page.findByRole('link', { name: category })
    expect(link).toHaveAttribute('href', `/solutions?category=${category.toLowerCase()}`)
    const section = required(link.closest('section'))
    await waitFor(() => expect(within(section).getAllByRole('link').length).toBeGreaterThan(3))
  }
  expect(await page.findByText('5 solutions, from S$22.00')).toBeVisible()
  expect(page.queryByRole('link', { name: /Aisyah|Premium membership/ })).not.toBeInTheDocument()
  await user.click(page.getByRole('link', { name: 'Legal' }))
  await waitFor(() => expect(router.createHref(router.state.location)).toBe('/solutions?category=legal'))
  expect(await screen.findByRole('button', { name: 'Legal' })).toHaveAttribute('aria-pressed', 'true')
})
