import { expect, test } from 'vitest'
import type { ActiveAccount } from '@/contract/types'
import { operations } from '@/contract/operations.gen'
import { teamWriteBlocker, type WritingAs } from '@/domain/team/teamWrites'

const acme: ActiveAccount = { type: 'Team', accountId: 'acme', accountPhoto: null }
const borealis: ActiveAccount = { type: 'Team', accountId: 'borealis', accountPhoto: null }
const personal: ActiveAccount = { type: 'Personal', accountId: 'u-1', accountPhoto: null }
const as = (mine: ActiveAccount | null, server = mine, registering: string | null = null): WritingAs => ({
  mine,
  server,
  registering,
})

const writes: [string, (id: string) => unknown][] = [
  ['POST /teams/{id}/add-seats', (id) => ({ id, body: {} })],
  ['PUT /teams/{id}/assign', (id) => ({ id, body: {} })],
  ['POST /team/{id}/options', (id) => ({ id, body: {} })],
  ['PUT /invoices/team/{id}/address', (id) => ({ id, body: {} })],
  ['PUT /stripe/team/{teamId}/paymentMethod/remove/{id}', (teamId) => ({ teamId, id: 'pm-1' })],
  ['DELETE /connections/{teamId}/connections/{memberId}', (teamId) => ({ teamId, memberId: 'con-1' })],
  ['POST /connections', (teamId) => ({ body: { member: { teamId } } })],
  ['POST /email/teams/invitation', (teamId) => ({ body: { teamId, member: {} } })],
  ['POST /team/cart/checkout/{hkdRate}', (teamId) => ({ hkdRate: 5.8, body: { teamId } })],
  ['POST /teams', (teamId) => ({ body: { team: { teamId } } })],
  ['POST /stripe/customer/{customerId}', (id) => ({ customerId: 'new', body: { type: 'team', id } })],
  ['PUT /teams/{id}/remove-seat', (id) => ({ id })],
  ['PUT /teams/{id}/invoiceEmail', (id) => ({ id, body: {} })],
  ['POST /team/{id}/stripeCards', (id) => ({ id, body: {} })],
  ['PUT /stripe/team/{teamId}/paymentMethod/replace/{id}', (teamId) => ({ teamId, id: 'pm-1', body: {} })],
]

/** Writes that belong to a team but don't name it. */
const unnamed: [string, unknown][] = [
  ['PUT /doSubscriptions/{id}/remove', { id: 'dos-1', body: {} }],
  ['PUT /stripe/subscription/cancel/{id}', { id: 'sub-1', body: {} }],
  ['POST /connections', { body: { member: { id: 'con-1' } } }],
]

test.each(writes)('%s is sent for the company of this tab alone', (route, args) => {
  expect(teamWriteBlocker(route, args('acme'), as(acme))).toBeUndefined()
  expect(teamWriteBlocker(route, args('borealis'), as(acme))).toMatch(/different company/)
})

test.each(writes)('%s is not sent while another tab has switched the account', (route, args) => {
  expect(teamWriteBlocker(route, args('acme'), as(acme, borealis))).toMatch(/You switched accounts/)
  expect(teamWriteBlocker(route, args('acme'), as(personal, acme))).toMatch(/You switched accounts/)
})

test('the team that is being registered may be written from any account', () => {
  expect(teamWriteBlocker('POST /team/{id}/stripeCards', { id: 'new' }, as(acme, acme, 'new'))).toBeUndefined()
  expect(teamWriteBlocker('POST /teams', { body: { team: { teamId: 'new', step: 1 } } }, as(acme))).toBeUndefined()
  expect(teamWriteBlocker('POST /teams', { body: { team: { companyName: 'New' } } }, as(acme))).toBeUndefined()
})

test.each([
  ['GET /teams/{id}', { id: 'borealis' }],
  ['PUT /me/connections/{id}/accept', { id: 'borealis' }],
  ['PUT /connections/{id}/markRemovalSeen', { id: 'borealis' }],
  ['PUT /user/password', undefined],
])('%s is nobody’s team write', (route, args) => {
  expect(teamWriteBlocker(route, args, as(acme, borealis))).toBeUndefined()
})

test.each(unnamed)('%s names no team, and is not sent while another tab has switched the account', (route, args) => {
  expect(teamWriteBlocker(route, args, as(acme))).toBeUndefined()
  expect(teamWriteBlocker(route, args, as(acme, borealis))).toMatch(/You switched accounts/)
})

test('members cancel their own subscriptions, and save their own cards, whatever another tab shows', () => {
  const cancel = ['PUT /stripe/subscription/cancel/{id}', { id: 'sub-1' }] as const
  expect(teamWriteBlocker(...cancel, as(personal, acme))).toBeUndefined()
  const save = ['POST /stripe/customer/{customerId}', { body: { type: 'user', id: 'u-1' } }] as const
  expect(teamWriteBlocker(...save, as(acme, borealis))).toBeUndefined()
})

/** Writes with “team” in their URL that are not team writes. */
const exempt = [
  // The user's own invitations, notices and invoices.
  'PUT /me/connections/{id}/accept',
  'PUT /me/connections/{id}/reject',
  'PUT /connections/me/markInvitationsSeen',
  'PUT /connections/{id}/markRemovalSeen',
  'PUT /me/doSubscriptions/{id}/markStatusSeen',
  'PUT /user/me/invoiceEmail',
  'PUT /invoices/me/address',
  'PUT /stripe/paymentMethod/remove/{id}',
  'PUT /stripe/paymentMethod/replace/{id}',
  'POST /stripe/customer/{id}/sources',
  // Records a write that was allowed, for the same team.
  'POST /activities',
  'POST /email/teams/team-created',
  'POST /admin/orders/{id}/actions/recreate-invoice',
]

const named = { id: 'acme', teamId: 'acme' }
/** Arguments that name a team in every place where a write may name it. */
const anywhere = { ...named, body: { ...named, type: 'team', member: named, team: named } }
const isTeamWrite = (route: string) => teamWriteBlocker(route, anywhere, as(acme, borealis)) !== undefined

test('every write of the contract that speaks of a team is either checked or known to be harmless', () => {
  const about = Object.values(operations)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => /team|connection|doSubscription|activities|stripe|invoice/i.test(route))
  expect(about.filter((route) => !isTeamWrite(route)).sort()).toEqual([...exempt].sort())
  const tested = [...writes, ...unnamed].map(([route]) => route)
  expect(about.filter((route) => isTeamWrite(route) && !tested.includes(route))).toEqual([])
})
