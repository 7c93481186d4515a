import { expect, test } from 'vitest'
import { renderAt, screen, waitFor } from '@tests/page'

test('lists posts in order, each with author and date', async () => {
  await renderAt('/blog')
  expect(await screen.findByText('17/11/2026')).toBeInTheDocument()
  const [first] = screen.getAllByRole('heading', { level: 2 })
  expect(first).toHaveTextContent('Price for the week you have')
})

test('keeps topic and search in the URL, and clears them', async () => {
  const { user, router } = await renderAt('/blog?q=kettle')
  expect(await screen.findByRole('link', { name: /^Meet Priya/ })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'The one-page contract' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await screen.findByRole('link', { name: 'Reminders that keep the client' })).toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'legal')
  await waitFor(() => expect(router.state.location.search).toBe('?tag=legal'))
  expect(await screen.findByRole('link', { name: 'The one-page contract' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Meet Priya/ })).not.toBeInTheDocument()
})

test('offers all posts if a search has no results', async () => {
  const { user } = await renderAt('/blog?q=zeppelin')
  await user.click(await screen.findByRole('button', { name: 'Show all posts' }))
  expect(await screen.findByRole('link', { name: 'The one-page contract' })).toBeInTheDocument()
})
