import { expect, test } from 'vitest'
import type { ActiveAccount } from '@/contract/types'
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
]

test.each(writes)('%s is sent for the company of this tab alone', (route, args) => {
  expect(teamWriteBlocker(route, args('acme'), as(acme))).toBeUndefined()
  expect(teamWriteBlocker(route, args('borealis'), as(acme))).toMatch(/another company/)
})

test.each(writes)('%s is not sent while another tab has switched the account', (route, args) => {
  expect(teamWriteBlocker(route, args('acme'), as(acme, borealis))).toMatch(/Another tab has switched/)
  expect(teamWriteBlocker(route, args('acme'), as(personal, acme))).toMatch(/Another tab has switched/)
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
