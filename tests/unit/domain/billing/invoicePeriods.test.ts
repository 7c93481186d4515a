import { describe, expect, it } from 'vitest'
import type { Invoice, User } from '@/contract/types'
import { invoicePeriods } from '@/domain/billing/invoicePeriods'
import { knownInvoiceAddress } from '@/domain/billing/invoices'

const at = (now: string) => Object.fromEntries(invoicePeriods(now).map(({ id, from, to }) => [id, `${from} ${to}`]))

describe('the periods for accountants', () => {
  it('are whole months, quarters and years', () => {
    expect(at('2026-11-21T04:00:00Z')).toEqual({
      year: '2026-01-01 2026-12-31',
      month: '2026-11-01 2026-11-30',
      lastMonth: '2026-10-01 2026-10-31',
      lastQuarter: '2026-07-01 2026-09-30',
      lastYear: '2025-01-01 2025-12-31',
    })
  })

  it('go from month to year', () => {
    expect(Object.keys(at('2026-11-21T04:00:00Z'))).toEqual(['month', 'lastMonth', 'lastQuarter', 'year', 'lastYear'])
  })

  it('cross the turn of the year, and include leap days', () => {
    expect(at('2028-01-15T04:00:00Z')).toMatchObject({
      lastMonth: '2027-12-01 2027-12-31',
      lastQuarter: '2027-10-01 2027-12-31',
    })
    expect(at('2028-03-01T04:00:00Z').lastMonth).toBe('2028-02-01 2028-02-29')
  })

  it('are in Singapore time', () => {
    expect(at('2026-12-31T16:30:00Z').month).toBe('2027-01-01 2027-01-31')
  })
})

describe('the address of future invoices', () => {
  const user = {
    firstName: 'Ada',
    lastName: 'Tan',
    billingAddressLine1: '1 Bill Street',
    billingCountry: 'sg',
    residentialLine1: '2 Home Road',
    residentialCountry: 'my',
  } as User
  const invoice = (line: string) => ({ invoiceAddress: { name: 'A', addressLine1: line, country: 'sg' } }) as Invoice

  it('defaults to that of the newest invoice', () => {
    expect(knownInvoiceAddress([{} as Invoice, invoice('new'), invoice('old')], user).addressLine1).toBe('new')
  })

  it('else to the billing address of the profile, else to the home address, never mixed', () => {
    expect(knownInvoiceAddress([], user)).toMatchObject({
      name: 'Ada Tan',
      addressLine1: '1 Bill Street',
      country: 'sg',
    })
    const without = { ...user, billingAddressLine1: null }
    expect(knownInvoiceAddress([], without)).toMatchObject({ addressLine1: '2 Home Road', country: 'my' })
    expect(knownInvoiceAddress([], undefined)).toEqual({})
  })
})
