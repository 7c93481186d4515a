import { afterEach, beforeEach, expect, test } from 'vitest'
import { activeAccountApi } from '@/api/account/activeAccount'
import { callingAs, renderAt, screen, sent, waitFor } from '@tests/page'

const personal = { type: 'Personal', accountId: 'u-owner', accountPhoto: null } as const
let other: BroadcastChannel
beforeEach(() => {
  other = new BroadcastChannel('dc:session')
})
afterEach(() => other.close())

async function drifted() {
  const shown = await renderAt('/team', { as: 'owner' })
  await callingAs('owner').call(activeAccountApi.endpoints.updateActiveAccount.initiate({ body: personal }))
  other.postMessage({ kind: 'account', account: { ...personal, name: 'Owner' } })
  await screen.findByText(/in another tab\. This tab still shows/)
  return shown
}

test('this tab follows: fresh data, on the dashboard of the other account', async () => {
  const { user, router } = await drifted()
  await user.click(screen.getByRole('button', { name: /^Show .* here$/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
  await waitFor(() => expect(screen.queryByText(/in another tab\. This tab still shows/)).not.toBeInTheDocument())
})

test('this tab keeps its account, which becomes the active one again', async () => {
  const { user, router } = await drifted()
  await user.click(screen.getByRole('button', { name: /^Keep / }))
  await waitFor(() => expect(screen.queryByText(/in another tab\. This tab still shows/)).not.toBeInTheDocument())
  // The other tab's switch, and this one's back.
  expect(sent('updateActiveAccount')).toHaveLength(2)
  expect(router.state.location.pathname).toBe('/team')
})
