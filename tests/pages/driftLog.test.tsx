import { beforeEach, describe, expect, it, vi } from 'vitest'
import { driftLog } from '@/api/client/driftLog'
import { appReady } from '@/lib/browser/appReady'
import { env } from '@/lib/env'
import { act, fail, handlers, screen, teardown, toasts, waitFor, watch, within } from '@tests/page'
import { renderWithoutNotices } from '@tests/withoutNotices'

const { listMyOrders, getMe } = handlers

/** Changes what the server answers from now on. */
const answerWith = (changed: object) => teardown.set<object>(handlers, changed)

beforeEach(() => {
  watch.allowContractBreach()
  answerWith({
    listMyOrders: (call: Parameters<typeof listMyOrders>[0]) =>
      (listMyOrders(call) as object[]).map((order) => ({ ...order, status: 'ON_HOLD', userName: 5 })),
    getMe: (call: Parameters<typeof getMe>[0]) => ({ ...getMe(call), phone: 91234567 }),
  })
})

async function openOrders(stage: typeof env.stage) {
  env.stage = stage
  const page = await renderWithoutNotices('/account/billing?show=orders', { as: 'premium' })
  act(() => appReady.set())
  await page.findByRole('heading', { level: 1 })
  return page
}

describe('The drift log', () => {
  it('lists in test stages what does not fit, while the page goes on, and copies a report', async () => {
    const copied = vi.fn(() => Promise.resolve())
    const { user } = await openOrders('sit')
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied)
    const button = await screen.findByRole('button', { name: 'Contract: 3 differences' })
    expect(screen.queryByText(/could not be (read|loaded)/)).not.toBeInTheDocument()
    await user.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'Differences from the contract' }))
    expect(dialog.getByText('getMe')).toBeVisible()
    expect(dialog.getByText('data.phone')).toBeVisible()
    expect(dialog.getAllByText('GET /orders')).toHaveLength(2)
    await user.click(dialog.getByRole('button', { name: 'Copy report' }))
    expect(copied).toHaveBeenCalledWith(
      expect.stringMatching(/- Stage: sit\n- API: http.*\/api\n- Time: 2\d{3}-[\s\S]*- Differences: 3\n/),
    )
    expect(copied).toHaveBeenCalledWith(
      expect.stringMatching(
        /`GET \/user\/me` \(getMe\) `data\.phone`: string expected, number of 8 digits found; kept as it is/,
      ),
    )
    expect(copied).toHaveBeenCalledWith(expect.stringContaining('text "ON_HOLD" found; kept as it is'))
    expect(copied).not.toHaveBeenCalledWith(expect.stringContaining('91234567'))
    await user.click(dialog.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Contract: 0 differences' })).toBeVisible()
  })

  it('is neither shown nor kept in production', async () => {
    await openOrders('production')
    await screen.findAllByText(/ON_HOLD|On hold/)
    expect(screen.queryByRole('complementary', { name: 'Test environment' })).not.toBeInTheDocument()
    expect(driftLog.read()).toEqual([])
  })

  it('calls nothing a failure that was done without its answer', async () => {
    env.stage = 'sit'
    fail('updateProfile', 'wrong-shape')
    const { user } = await renderWithoutNotices('/account/profile', { as: 'member' })
    await user.type(await screen.findByLabelText(/^Company or trading name/), 'Lim & Letters')
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    await waitFor(() => expect(toasts()).toEqual(['success: Profile updated']))
    const found = driftLog.read().filter(({ id }) => id === 'updateProfile')
    expect(found.map(({ outcome }) => outcome)).toEqual(found.map(() => 'left out'))
    expect(found).not.toEqual([])
  })

  it('names a call whose answer cannot be used', async () => {
    answerWith({ listMyOrders: () => ({ data: [], total: 40 }) })
    const { findByText } = await openOrders('dev')
    expect(await findByText(/couldn’t load/)).toBeVisible()
    expect(driftLog.read()).toContainEqual(
      expect.objectContaining({ id: 'listMyOrders', place: 'data', expected: 'list', outcome: 'fails' }),
    )
    expect(await screen.findByRole('button', { name: /^Contract: \d differences$/ })).toBeVisible()
  })
})
