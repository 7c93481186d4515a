import { describe, expect, it, vi } from 'vitest'
import { stripeApi } from '@/api/commerce/stripe'
import type { CardFace } from '@/domain/billing/sameCard'
import { describeError } from '@/store/payment/blockers'
import { saveTeamCard } from '@/store/payment/teamCard'
import { payer } from '@tests/payments/payers'
import { refusal, wire } from '@tests/payments/wire'

vi.mock('@/api/client/http', async () => ({ send: (await import('@tests/payments/wire')).wire.send }))

it.each([
  [{ status: 402, code: 'expired_card', message: 'x' }, 'Your card has expired'],
  [{ status: 409, code: 'expired_card', message: 'Sold out' }, 'This can’t be paid as it is'],
  [{ status: 409, message: 'Sold out.' }, 'This can’t be paid as it is'],
])('%o has the title: %s', (error, title) => {
  const said = describeError(error)
  expect(said.title).toBe(title)
  if (error.status === 409) expect(said.text).toBe('Sold out. You weren’t charged.')
})

describe('the card of a team', () => {
  const face: CardFace = { last4: '1881', exp_month: 8, exp_year: 2031 }
  const card = (id: string, more: object = {}) => ({ id, card: { brand: 'visa', ...face, ...more } })
  const old = card('old', { last4: '4242' })
  const team = { teamId: 't-1', companyName: 'Acme', ownerEmail: 'owner@doers.test', status: 'ACTIVE' }
  const problem = { message: 'No such card' }
  const save = (more: Record<string, unknown> & { teamId?: string } = {}, store = payer({}, more.teamId ?? 't-1')) =>
    store.dispatch(saveTeamCard({ ...team, ...more } as never, 'tok', face))
  const answers = (answer: unknown, ...lists: unknown[]) => {
    wire.clear()
    wire.answer({ saveStripeCustomer: answer, listTeamStripeCards: () => lists.shift() })
  }
  const unclear = 'We don’t know if your card was saved'
  const not = 'Payment details could not be saved'

  it.each<[string, unknown, unknown[], string | null]>([
    ['is saved', { id: 'cus' }, [[old]], null],
    ['is saved, in other words than the contract’s', {}, [[old]], null],
    ['was declined', refusal(402, { ...problem, code: 'expired_card' }), [[old]], 'Your card has expired'],
    ['was refused', refusal(422, problem), [[old], [old, card('new')]], not],
    ['is found after a server error', refusal(500), [[old], [old, card('new')]], null],
    ['is found after a conflict', refusal(409, problem), [[old], [old, card('new')]], null],
    [
      'is found where cards have no date of expiry',
      refusal(500),
      [[old], [old, card('new', { exp_month: undefined, exp_year: undefined })]],
      null,
    ],
    ['isn’t found after a server error', refusal(500), [[old], [old]], unclear],
    ['isn’t found after a conflict', refusal(409, problem), [[old], [old]], not],
    [
      'was there before',
      refusal(500),
      [
        [old, card('new')],
        [old, card('new')],
      ],
      unclear,
    ],
    ['is another than the new one', refusal(500), [[old], [old, card('new', { exp_month: 9 })]], unclear],
    ['can’t be told from those before', refusal(500), [undefined, [card('new')]], unclear],
    ['can’t be looked for', refusal(500), [[old], undefined], unclear],
  ])('%s', async (_what, answer, lists, title) => {
    answers(answer, ...lists)
    const saved = await save()
    expect('blocker' in saved ? saved.blocker.title : saved.source).toBe(title)
    if (title === not && 'blocker' in saved) expect(saved.blocker.text).toBe('No such card. You weren’t charged.')
  })

  it.each([
    ['ACTIVE', 1],
    ['INACTIVE', 0],
  ])('that was found is recorded for a team that is %s: %i', async (status, entries) => {
    answers(refusal(500), [old], [old, card('new')])
    await save({ status, teamId: status })
    await vi.dynamicImportSettled()
    // Those of other tests may come late.
    const told = () => wire.asked('createActivity').map(({ body }) => JSON.stringify(body))
    const own = () => told().filter((body) => body.includes(`"${status}"`) && body.includes('added'))
    await vi.waitFor(() => expect(own()).toHaveLength(entries))
  })

  it.each([
    ['saved', { id: 'cus' }, { source: null }],
    ['looked for among those of this moment', refusal(500), { blocker: { title: unclear } }],
  ])('is %s, and those that the page has shown are read again', async (_what, answer, saved) => {
    const elsewhere = [old, card('elsewhere')]
    answers(answer, [old], elsewhere, elsewhere)
    const store = payer({}, 't-1')
    await store.dispatch(stripeApi.endpoints.listTeamStripeCards.initiate({ id: 't-1' }))
    expect(await save({}, store)).toMatchObject(saved)
    await vi.waitFor(() => expect(wire.asked('listTeamStripeCards').length).toBeGreaterThan(2))
  })

  it.each([
    [{}, 'new', null, 'owner@doers.test'],
    [{ altInvoiceEmail: 'bills@doers.test', stripeCustomerId: 'cus' }, 'cus', 'cus', 'bills@doers.test'],
    [{ altInvoiceEmail: '', ownerEmail: undefined }, 'new', null, 'me@doers.test'],
  ])('is sent for its team (%j): customer %s', async (more, customer, stripe_customer_id, email) => {
    answers({ id: 'cus' }, [old])
    await save(more)
    expect(wire.asked('saveStripeCustomer')).toMatchObject([
      {
        url: `/stripe/customer/${customer}`,
        body: {
          stripe_customer_id, email, token: 'tok', type: 'team', id: 't-1', description: 'Acme',
          metadata: { teamId: 't-1' }, saveCard: true,
        },
      },
    ]) // prettier-ignore
  })
})
