import { expect, test } from 'vitest'
import { eventsApi } from '@/api/community/events'
import { teamsApi } from '@/api/account/teams'
import { keyedCalls } from '@/contract/calls.gen'
import { operations } from '@/contract/operations.gen'
import { keyOf } from '@/store/payment/attempts'
import { withAttemptKey } from '@/api/client/callNotes'
import { db } from '@mocks/db/db'
import { fail } from '@mocks/settings/faults'
import { requestLog } from '@mocks/requestLog'
import { callingAs } from '@tests/calling'
import { required } from '@tests/required'

const keys = (id: string) => requestLog.read().flatMap((one) => (one.id === id ? [one.idempotencyKey] : []))
const acmeSeats = () => required(db.teams.find(({ teamId }) => teamId === 'team-acme')?.seatChanges.at(-1)).seats
const { addTeamSeats, removeTeamSeat } = teamsApi.endpoints
const buy = { id: 'team-acme', body: { members: [], membersCount: 1 } }

test('every call that charges a card carries a key (contract)', () => {
  const charging = ['checkoutCart', 'checkoutTeamCart', 'checkoutIndiaPremium', 'rsvpPaid', 'addTeamSeats',
    'cancelStripeSubscription', 'saveStripeCustomer', 'addStripeCustomerSource', 'addTeamStripeCard',
    'replacePaymentMethod', 'replaceTeamPaymentMethod', 'removeTeamSeat'] as const // prettier-ignore
  for (const id of charging) expect(keyedCalls, id).toContain(`${operations[id].method} ${operations[id].path}`)
})

test('the key names the attempt; a call without one gets its own, and no other call has any', async () => {
  const { call } = callingAs('owner')
  const key = keyOf({ reference: 'P-7KQ2MB', sentAt: 1_773_110_700_000 })
  await call(addTeamSeats.initiate(withAttemptKey(buy, key)))
  expect(keys('addTeamSeats')).toEqual(['P-7KQ2MB-1773110700000'])
  await call(removeTeamSeat.initiate({ id: 'team-acme' }))
  await call(removeTeamSeat.initiate({ id: 'team-acme' }))
  const own = keys('removeTeamSeat')
  expect(new Set(own).size).toBe(2)
  for (const one of own) expect(one).toMatch(/^[\d-]{8,64}$/)
  await call(eventsApi.endpoints.listMyEvents.initiate(undefined, { forceRefetch: true }))
  expect(keys('listMyEvents')).toEqual([undefined])
})

test('the mocks carry a key out once, for one caller and one call', async () => {
  const { call } = callingAs('owner')
  const before = acmeSeats()
  const once = (key: string) => call(addTeamSeats.initiate(withAttemptKey(buy, key)))
  const [first, again] = [await once('k-1'), await once('k-1')]
  expect(again.data).toEqual(first.data)
  expect(acmeSeats()).toBe(before + 1)
  await Promise.all([once('k-2'), once('k-2')])
  expect(acmeSeats()).toBe(before + 2)
  fail('addTeamSeats', 'resendx1')
  await once('k-3')
  expect(acmeSeats()).toBe(before + 3)
  fail('addTeamSeats', 'resend-doublex1')
  await once('k-4')
  expect(acmeSeats()).toBe(before + 5)
})
