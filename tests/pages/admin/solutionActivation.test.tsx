import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { countOf } from '@/lib/money/counts'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { paidItems } from '@mocks/db/commerce/orders'
import { fail, setRules } from '@mocks/settings/faults'
import { arrives, goTo, release, renderAt, requestLog, required, sent, type Shown, toasts } from '@tests/page'

const page = '/admin/solution-activation'
const waiting = () =>
  paidItems('PENDING_ACTIVATION').toSorted((a, b) => a.order.createdAt.localeCompare(b.order.createdAt))
const table = () => screen.findByRole('table', { name: 'Solutions pending activation' })
const rows = () => screen.getAllByRole('row').slice(1)
const activations = () => sent('activateOrderItem')
const dayIn = (days: number) => required(singaporeDay(Date.now() + days * 86_400_000))
const dateField = () => screen.findByLabelText<HTMLInputElement>('Activation date')

/** Selects the first rows, and asks for their activation. */
async function choose({ user }: Shown, count: number) {
  await table()
  for (const box of screen.getAllByRole('checkbox', { name: /^Select / }).slice(1, count + 1)) await user.click(box)
  const bar = within(screen.getByRole('group', { name: 'Selected rows' }))
  await user.click(bar.getByRole('button', { name: 'Activate' }))
  return within(await screen.findByRole('dialog', { name: `Activate ${countOf(count, 'solution')}` }))
}

async function activate(shown: Shown, count: number) {
  await shown.user.click((await choose(shown, count)).getByRole('button', { name: 'Activate' }))
}

const results = async () => within(await screen.findByRole('dialog', { name: 'Activating solutions' }))

const setDate = async (value: string) => fireEvent.change(await dateField(), { target: { value } })

it('lists what waits, oldest first, and activates one item on the chosen day (R-LIFE-01, R-LIFE-04)', async () => {
  const all = waiting()
  const { order, item } = required(all[0])
  const { user, router } = await renderAt(page, { as: 'admin' })
  await table()
  expect(screen.getByText(`1–25 of ${all.length}`, { exact: false })).toBeVisible()
  expect(screen.getByText(/solutions are waiting, the oldest for \d+ days\.$/)).toBeVisible()
  const first = within(required(rows()[0]))
  expect(first.getByText(order.orderId)).toBeVisible()

  await user.click(first.getByRole('link', { name: new RegExp(`^${item.title}`) }))
  await waitFor(() => expect(router.state.location.search).toBe(`?item=${item.itemId}`))
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`^Activate ${item.title}`) }))
  expect(dialog.getByRole('link', { name: order.orderId })).toHaveAttribute(
    'href',
    `/admin/orders?order=${order.orderId}`,
  )
  expect((await dateField()).value).toBe(dayIn(0))

  // The server decides how early and how far ahead the date may be.
  await setDate('2020-01-01')
  await user.click(dialog.getByRole('button', { name: 'Activate solution' }))
  expect(await dialog.findByRole('link', { name: 'Activation date: The date is before the purchase' })).toBeVisible()
  await setDate(dayIn(400))
  await waitFor(() => expect(dialog.queryByRole('link', { name: /^Activation date: / })).not.toBeInTheDocument())
  await setDate(dayIn(4))
  await user.click(dialog.getByRole('button', { name: 'Activate solution' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(toasts()).toEqual([`success: ${item.title} activated`])
  expect(item).toMatchObject({ status: 'ACTIVE', activationDate: dayIn(4) })
  expect(router.state.location.search).toBe('')
  expect(await screen.findByText(`1–25 of ${all.length - 1}`, { exact: false })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Marketplace' }))
  expect(await screen.findByRole('link', { name: new RegExp(`${all.length - 1} pending activation$`) })).toBeVisible()
})

it('learns by reading whether an activation without an answer was done', async () => {
  const { item } = required(waiting()[1])
  fail('activateOrderItem', 'cutx1')
  const { user } = await renderAt(`${page}?item=${item.itemId}`, { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Activate solution' }))
  await waitFor(() => expect(toasts()).toEqual([`success: ${item.title} activated`]))
  expect(item.status).toBe('ACTIVE')
  expect(activations()).toHaveLength(1)
})

it.each([409, 404])('does not offer again what is no longer waiting after a %d', async (status) => {
  const { item } = required(waiting()[1])
  fail('activateOrderItem', { status, message: 'Somebody was faster' })
  const { user } = await renderAt(`${page}?item=${item.itemId}`, { as: 'admin' })
  const submit = await screen.findByRole('button', { name: 'Activate solution' })
  await user.click(submit)
  expect(await screen.findByText('Somebody was faster')).toBeVisible()
  item.status = 'ACTIVE'
  await user.click(submit)
  await waitFor(() => expect(toasts()).toEqual([`info: ${item.title} isn’t waiting for activation any more`]))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('activates many with a result per row, and retries only those that failed', async () => {
  const shown = await renderAt(page, { scenario: 'admin-bulk-half' })
  const before = waiting().length
  const question = await choose(shown, 5)
  const named = within(question.getByRole('region', { name: 'To activate' })).getAllByRole('listitem')
  expect(named).toHaveLength(5)
  for (const [at, { item }] of waiting().slice(0, 5).entries()) {
    expect(named[at]).toHaveTextContent(item.title)
    expect(named[at]?.querySelector('.data-note')).not.toBeEmptyDOMElement()
  }
  await shown.user.click(question.getByRole('button', { name: 'Activate' }))
  const told = await results()
  expect(await told.findByText('2 of 5 done, 3 failed.')).toBeVisible()
  expect(told.getAllByText('Failed')).toHaveLength(3)
  expect(waiting()).toHaveLength(before - 2)
  setRules([])
  await shown.user.click(told.getByRole('button', { name: 'Retry failed' }))
  await waitFor(() => expect(toasts()).toContain('success: 5 solutions activated'))
  expect(waiting()).toHaveLength(before - 5)
  expect(activations().filter(({ status }) => status === 200)).toHaveLength(5)
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument())
})

it('stops on Cancel: the calls in flight are completed, the rest is sent when asked for', async () => {
  const heal = fail('activateOrderItem', 'hang')
  const shown = await renderAt(page, { as: 'admin' })
  await activate(shown, 8)
  await shown.user.click(await screen.findByRole('button', { name: 'Cancel: Activating solutions' }))
  const told = within(await release(() => screen.getByRole('dialog', { name: 'Activating solutions' })))
  heal()
  expect(told.getByText('4 of 8 done, 4 not sent.')).toBeVisible()
  expect(activations().map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await shown.user.click(told.getByRole('button', { name: 'Send the remaining 4' }))
  await waitFor(() => expect(toasts()).toContain('success: 8 solutions activated'))
})

it('sends no further row once the session has ended', async () => {
  fail('activateOrderItem', '401x1')
  fail('activateOrderItem', 'hang')
  const shown = await renderAt(page, { as: 'admin' })
  await activate(shown, 12)
  await arrives(shown, '/login')
  await release(() => expect(requestLog.running()).toBe(0))
  expect(activations()).toHaveLength(4)
})

it('keeps the results when the connection breaks in the middle, and has them when the page is back', async () => {
  const shown = await renderAt(page, { as: 'admin' })
  const before = waiting().length
  const question = await choose(shown, 6)
  const lost = [
    fail('activateOrderItem', 'drop-after@2'),
    fail('listOrdersPendingActivation', 'drop'),
    fail('countOrdersPendingActivation', 'drop'),
  ]
  await shown.user.click(question.getByRole('button', { name: 'Activate' }))
  await arrives(shown, '/maintenance')
  for (const heal of lost) heal()
  await goTo(shown.router, page)
  const told = await results()
  expect(told.getByText(/^2 of 6 done, 4 unknown/)).toBeVisible()
  await shown.user.click(told.getByRole('button', { name: 'Check unknown' }))
  expect(await told.findByText('6 of 6 done.')).toBeVisible()
  expect(waiting()).toHaveLength(before - 6)
  expect(activations()).toHaveLength(6)
})

it('asks before the tab is closed while rows are still to be sent', async () => {
  const heal = fail('activateOrderItem', 'hang')
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    return event.defaultPrevented
  }
  const shown = await renderAt(page, { as: 'admin' })
  await table()
  expect(closing()).toBe(false)
  await activate(shown, 1)
  await waitFor(() => expect(closing()).toBe(true))
  heal()
  await release(() => expect(closing()).toBe(false))
})

it('can be worked through by single keys', async () => {
  const { user } = await renderAt(page, { as: 'admin' })
  await table()
  await user.keyboard('jjxjx')
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  await user.keyboard('kx')
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  await user.keyboard('a')
  await screen.findByRole('dialog', { name: 'Activate 1 solution' })
  await user.click(await dateField())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(toasts()).toEqual(['success: 1 solution activated']))
  expect(activations()).toHaveLength(1)
  // The list is read again once.
  await waitFor(() => expect(sent('listOrdersPendingActivation')).toHaveLength(2))
})
