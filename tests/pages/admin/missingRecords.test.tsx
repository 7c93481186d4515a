import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '@tests/renderAt'

it.each([
  ['discount-codes?edit=GONE', 'code'],
  ['media?edit=gone', 'entry'],
  ['surveys?edit=gone', 'survey'],
  ['partners?edit=gone', 'partner'],
  ['featured-doers?show=members&feature=gone', 'member'],
  ['terms-of-use?version=gone', 'version'],
  ['benefit-enquiries?enquiry=gone', 'enquiry'],
  ['job-enquiries?enquiry=gone', 'enquiry'],
  ['orphaned-charges?charge=gone', 'charge'],
  ['campaign-responses?response=gone', 'response'],
  ['solution-activation?item=gone', 'solution'],
  ['mailing-list?tags=gone', 'address'],
])('says of a link to a record that is gone that it isn’t in the list: %s', async (path, noun) => {
  const { user, router } = await renderAt(`/admin/${path}`, { as: 'admin' })
  expect(await screen.findByText(`This ${noun} isn’t in the list`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText(`This ${noun} isn’t in the list`)).not.toBeInTheDocument())
  expect(router.state.location.search).not.toMatch(/gone/i)
})
