import { expect, it } from 'vitest'
import { connectionsApi } from '@/api/account/connections'
import { solutionsApi } from '@/api/commerce/solutions'
import { type Persona, personas, renderAt, screen, waitFor } from '@tests/page'

const members = (Object.keys(personas) as Persona[]).filter((persona) => persona !== 'visitor')

it('without the scenario, a dialog waits for some of them', async () => {
  await renderAt('/account', { as: 'member' })
  expect(await screen.findByRole('dialog')).toBeVisible()
})

it.each(members)('a demo as %s begins without a dialog', async (as) => {
  const { store } = await renderAt('/account', { as, scenario: 'demo' })
  const removals = connectionsApi.endpoints.getMyRemovalStatus.select()
  const solutions = solutionsApi.endpoints.listMyUnseenRemovedDoSubscriptions.select()
  // Both are read once no invitation is waiting.
  await waitFor(() => expect(removals(store.getState()).data).toEqual([]))
  await waitFor(() => expect(solutions(store.getState()).data).toEqual([]))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
