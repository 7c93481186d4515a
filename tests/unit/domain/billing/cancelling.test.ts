import { expect, it } from 'vitest'
import { isCancelled } from '@/domain/billing/cancelling'

it.each([
  [{ status: 'CANCELLED' }, true],
  [{ status: 'ENDED' }, true],
  [{ status: 'ACTIVE', cancelAtPeriodEnd: true }, true],
  [{ status: 'PAUSED', cancelAtPeriodEnd: true }, true],
  [{ status: 'ACTIVE' }, undefined],
  [{ status: 'ACTIVE', cancelledAt: null }, false],
  [{ status: 'ACTIVE', cancelledAt: '2026-11-01T00:00:00Z' }, undefined],
  [{ status: 'ACTIVE', cancelledAt: '2026-11-01T00:00:00Z', cancelAtPeriodEnd: false }, false],
  [{ status: 'ACTIVE', nextChargeAt: '2026-12-01' }, false],
  [{ status: 'ACTIVE', nextChargeAt: null, endDate: '2026-12-01' }, undefined],
  [{ status: 'ACTIVE', endDate: null }, false],
  [{ status: 'ACTIVE', endDate: null, cancelledAt: '2026-11-01T00:00:00Z' }, undefined],
  [{ status: 'PAST_DUE', cancelAtPeriodEnd: false }, false],
  [{ status: 'PAUSED' }, undefined],
])('the record %o says that the subscription is cancelled: %s', (record, said) => {
  expect(isCancelled(record as Parameters<typeof isCancelled>[0])).toBe(said)
})
