import { expect, test } from 'vitest'
import { renderAt, screen, toasts, waitFor, within } from '@tests/page'

test('lists classes below the text from the content source, without drafts; each has its own URL and recording', async () => {
  const { user, router } = await renderAt('/masterclass')
  expect(await screen.findByText(/Each class takes less than an hour/)).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Pricing from zero' })).toBeInTheDocument()
  expect(screen.getByText('Nur Aisyah Rahman · 52 min')).toBeInTheDocument()
  expect(screen.queryByText('Selling to another country')).not.toBeInTheDocument()

  await user.click(await screen.findByRole('link', { name: 'Pricing from zero' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('link', { name: /^Watch \(52 min\)/ })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(router.state.location.search).toBe('?class=pricing-from-zero')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('finds classes by teacher', async () => {
  await renderAt('/masterclass?q=watanabe')
  expect(await screen.findByRole('link', { name: 'A brand in a day' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Pricing from zero' })).not.toBeInTheDocument()
})

test('says once that a class does not exist: in its dialog', async () => {
  await renderAt('/masterclass?class=nowhere')
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('We couldn’t find this masterclass')).toBeVisible()
  expect(toasts()).toEqual([])
})
