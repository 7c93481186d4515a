import { expect, it, vi } from 'vitest'
import type { Shape } from '@/contract/types'
import { db, dialog, fail, goTo, handlers, renderAt, requestLog, required, screen, toasts, waitFor } from '@tests/page'
import { bodiesOf } from '@tests/withoutNotices'
import { typeName } from './admin'

type Subscription = Shape<'Subscription'>

const page = '/admin/subscription-events'
const running = () =>
  required(db.subscriptions.find(({ status, stripeSubscriptionId }) => status === 'ACTIVE' && stripeSubscriptionId))
const cancelled = () => bodiesOf('cancelStripeSubscription')
const asked = (id: string) => requestLog.read().some((call) => call.id === id)

it('has events, subscriptions, items and the provider’s side in tabs, each read when it is opened', async () => {
  const event = required(db.subscriptionEvents[0])
  const { user, router } = await renderAt(`${page}?q=no-such-thing`, { as: 'admin' })
  expect(await screen.findByText('Nothing matches your search.')).toBeVisible()
  expect(asked('listAllSubscriptions')).toBe(false)
  await goTo(router, `${page}?q=${event.title}&sort=-at`)
  await screen.findByRole('table', { name: 'Subscription events' })
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent(event.title ?? '?')

  for (const [tab, caption, id] of [
    ['Subscriptions', 'Subscriptions', 'listAllSubscriptions'],
    ['Items', 'Subscription items', 'listAllSubscriptionItems'],
    ['In Stripe', 'Subscriptions in Stripe', 'listAllStripeSubscriptions'],
  ] as const) {
    await user.click(screen.getByRole('tab', { name: tab }))
    expect(await screen.findByRole('table', { name: caption })).toBeVisible()
    expect(asked(id)).toBe(true)
  }
  expect(router.state.location.search).toBe('?show=stripe')
})

it('says of a subscription without a notice period that there is none', async () => {
  const row = Object.assign(running(), { noticePeriodDays: null })
  await renderAt(`${page}?show=subscriptions&q=nothing&subscription=${row.subscriptionId}`, { as: 'admin' })
  const facts = await dialog(new RegExp(`^${row.items[0]?.title}`))
  const term = await facts.findByText('Notice period', { selector: 'dt' })
  expect(term.nextElementSibling).toHaveTextContent(/^None$/)
})

it('opens a subscription with facts, items and history, and an item with the way back', async () => {
  const row = Object.assign(running(), { noticePeriodDays: 14 })
  const [line] = row.items
  const { user, router } = await renderAt(`${page}?show=subscriptions&q=nothing&subscription=${row.subscriptionId}`, {
    as: 'admin',
  })
  const facts = await dialog(new RegExp(`^${line?.title}`))
  expect(await facts.findByText('Started', { selector: '.timeline-title' })).toBeVisible()
  expect(facts.getByText(row.stripeSubscriptionId ?? '?')).toBeVisible()
  expect(facts.getByText(/^S\$[\d,.]+ (a|every)/)).toBeVisible()
  expect(facts.getByText('Notice period', { selector: 'dt' }).nextElementSibling).toHaveTextContent(/^14 days, S\$/)
  await user.click(await facts.findByRole('link', { name: new RegExp(`^${line?.title}`) }))
  await user.click(await screen.findByRole('link', { name: row.subscriptionId }))
  await waitFor(() => expect(router.state.location.search).toContain(`subscription=${row.subscriptionId}`))
})

it('cancels a subscription once, with its notice period charged or waived (R-LIFE-07)', async () => {
  const row = running()
  row.noticePeriodDays = 30
  row.currentPeriodEnd = new Date(Date.now() + 5 * 86_400_000).toISOString()
  const { user } = await renderAt(`${page}?q=nothing&subscription=${row.subscriptionId}`, { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
  const impact = await dialog(/^Cancel .*\?$/)
  const notice = impact.getByRole('checkbox', { name: /^Charge the 30-day notice period now: S\$/ })
  expect(notice).toBeChecked()
  expect(impact.getByText(/The paid period ends in 5 days/)).toBeVisible()
  await waitFor(() => expect(impact.getByRole('button', { name: 'Keep subscription' })).toHaveFocus())
  await user.click(notice)
  expect(impact.getByText('S$0.00')).toBeVisible()

  await typeName({ user }, impact)
  fail('cancelStripeSubscription', { status: 402, message: 'The card was declined', times: 1 })
  await user.click(impact.getByRole('button', { name: /^Cancel .+/ }))
  expect(await impact.findByText('Subscription could not be canceled')).toBeVisible()
  expect(impact.getByText('The card was declined')).toBeVisible()
  expect(row.status).toBe('ACTIVE')

  await user.click(impact.getByRole('button', { name: /^Cancel .+/ }))
  await waitFor(() => expect(row.status).toBe('CANCELLED'))
  expect((await screen.findAllByText('Cancelled, still active'))[0]).toBeVisible()
  expect(cancelled()).toEqual([{ chargeNoticePeriod: false }, { chargeNoticePeriod: false }])
  expect(toasts()).toEqual(['success: Subscription cancelled'])
  expect(await screen.findByText('Cancelled by an administrator')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancel subscription' })).toHaveAccessibleDescription(
    'Already cancelled. Ends with the current period.',
  )
})

it.each<[string, Pick<Subscription, 'noticePeriodDays' | 'noticePeriodCharge'>, string | null, string]>([
  ['nothing of it', {}, 'Charge the notice period now', 'We don’t know how much'],
  ['the days', { noticePeriodDays: 14 }, 'Charge the 14-day notice period now', 'We don’t know how much'],
  ['the amount', { noticePeriodCharge: 30 }, 'Charge the notice period now: S$30.00', 'S$30.00'],
  ['that it costs nothing', { noticePeriodDays: 14, noticePeriodCharge: 0 }, null, 'S$0.00'],
  ['that there is none', { noticePeriodDays: null, noticePeriodCharge: null }, null, 'S$0.00'],
])(
  'lets the notice period be charged unless the answer rules it out; it says %s (R-LIFE-07)',
  async (_what, said, label, charged) => {
    const { subscriptionId } = running()
    const { getSubscriptionForAdmin } = handlers
    vi.spyOn(handlers, 'getSubscriptionForAdmin').mockImplementation(async (asked) => {
      const { noticePeriodDays: _days, noticePeriodCharge: _charge, ...rest } = await getSubscriptionForAdmin(asked)
      return { ...rest, ...said }
    })
    const { user } = await renderAt(`${page}?q=nothing&subscription=${subscriptionId}`, { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
    const impact = await dialog(/^Cancel .*\?$/)
    await typeName({ user }, impact)
    const notice = impact.queryByRole('checkbox')
    if (label === null) expect(notice).not.toBeInTheDocument()
    else {
      expect(notice).toHaveAccessibleName(label)
      if (!required(notice as HTMLInputElement).checked) await user.click(required(notice))
    }
    expect(impact.getByText('Charged now').parentElement).toHaveTextContent(charged)
    expect(impact.getByText('After that').parentElement).toHaveTextContent('We’ll ask for no further charges')
    await user.click(impact.getByRole('button', { name: /^Cancel .+/ }))
    await waitFor(() => expect(cancelled()).toEqual([{ chargeNoticePeriod: label !== null }]))
  },
)

it.each<[string, Partial<Subscription>, boolean]>([
  ['its flag', { cancelAtPeriodEnd: true }, false],
  ['its date', { cancelledAt: '2026-11-20T04:00:00Z', nextChargeDate: null }, false],
  ['a date from before it was resumed, and the next charge', { cancelledAt: '2026-11-20T04:00:00Z' }, true],
  ['a date from before it was resumed', { cancelAtPeriodEnd: false, cancelledAt: '2026-11-20T04:00:00Z' }, true],
  ['no such thing, while a payment is overdue', { status: 'PAST_DUE' }, true],
])('offers to cancel a subscription once, whatever its status; cancelled says %s', async (_what, said, offered) => {
  const { subscriptionId } = Object.assign(running(), { noticePeriodDays: 30 })
  const { getSubscriptionForAdmin } = handlers
  vi.spyOn(handlers, 'getSubscriptionForAdmin').mockImplementation(async (asked) => {
    const { cancelAtPeriodEnd: _flag, cancelledAt: _at, ...rest } = await getSubscriptionForAdmin(asked)
    return { ...rest, ...said }
  })
  const { user } = await renderAt(`${page}?q=nothing&subscription=${subscriptionId}`, { as: 'admin' })
  const cancel = await screen.findByRole('button', { name: 'Cancel subscription' })
  if (!offered) {
    expect(cancel).toHaveAccessibleDescription('Already cancelled. Ends with the current period.')
    expect(await screen.findByText('Cancelled, still active')).toBeVisible()
    return
  }
  await user.click(cancel)
  const impact = await dialog(/^Cancel .*\?$/)
  expect(impact.getByRole('checkbox', { name: /notice period now/ })).toBeVisible()
})

it('reads a lost answer back instead of cancelling twice', async () => {
  const row = running()
  fail('cancelStripeSubscription', 'drop-afterx1')
  const { user } = await renderAt(`${page}?q=nothing&subscription=${row.subscriptionId}`, { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
  const impact = await dialog(/^Cancel .*\?$/)
  await typeName({ user }, impact)
  await user.click(impact.getByRole('button', { name: /^Cancel .+/ }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Cancel .*\?$/ })).not.toBeInTheDocument())
  expect(cancelled()).toHaveLength(1)
  expect(row.status).toBe('CANCELLED')
  expect(toasts()).toEqual(['success: This has been done: The response got lost, so we checked.'])
})

it('says when a linked subscription doesn’t exist', async () => {
  await renderAt(`${page}?q=nothing&subscription=gone`, { as: 'admin' })
  expect(await screen.findByText('We couldn’t load this subscription')).toBeVisible()
  expect(screen.getByText('This subscription does not exist', { selector: '.state-text' })).toBeVisible()
})
