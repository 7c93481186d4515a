import { fc } from '@tests/properties'
import { describe, expect, it } from 'vitest'
import {
  billingLabels,
  countedFields,
  missingFields,
  profileLabels,
  profilePercentComplete,
  type ProfileField,
} from '@/domain/account/profileCompletion'
import type { Shape } from '@/contract/types'

type Profile = Partial<Shape<'User'>>

const plain = Object.keys(profileLabels) as ProfileField[]
const billing = Object.keys(billingLabels) as ProfileField[]

const full = (fields: ProfileField[]): Profile => Object.fromEntries(fields.map((field) => [field, 'x']))

describe('profile completion', () => {
  it('is an integer percentage', () => {
    // 21 fields count without a billing address: 1/21 = 4.76, 2/21 = 9.52, 20/21 = 95.24.
    expect(plain).toHaveLength(21)
    expect(profilePercentComplete({ firstName: 'Mei' })).toBe(5)
    expect(profilePercentComplete({ firstName: 'Mei', lastName: 'Lim' })).toBe(10)
    expect(profilePercentComplete({ ...full(plain), linkedin: null })).toBe(95)
  })

  it('counts the billing address only if billingAddressUseResidential is set', () => {
    expect(profilePercentComplete({ ...full(plain), billingAddressUseResidential: false })).toBe(100)
    // 21 of 25.
    expect(profilePercentComplete({ ...full(plain), billingAddressUseResidential: true })).toBe(84)
    expect(profilePercentComplete({ ...full([...plain, ...billing]), billingAddressUseResidential: true })).toBe(100)
    expect(profilePercentComplete({ ...full(billing), billingAddressUseResidential: false })).toBe(0)
  })

  it('treats blanks and empty lists as empty, and ignores system fields (R-PROF-02)', () => {
    expect(profilePercentComplete({ firstName: '  ', solutionsAndBenefitsInterest: [] })).toBe(0)
    expect(
      profilePercentComplete({
        userId: 'u-1',
        email: 'a@b.co',
        isAdmin: true,
        stripeCustomerId: 'cus_1',
        activated: true,
      }),
    ).toBe(0)
  })

  it('lists missing fields with their labels, in the order of the page', () => {
    expect(missingFields({ ...full(plain), phone: '', firstName: null })).toEqual([
      { field: 'firstName', label: 'First name' },
      { field: 'phone', label: 'Phone number' },
    ])
  })

  const profiles = fc.record(
    Object.fromEntries([...plain, ...billing].map((field) => [field, fc.constantFrom(undefined, null, '', ' ', 'x')])),
  )

  it('matches its own list for every profile', () => {
    fc.assert(
      fc.property(profiles, fc.option(fc.boolean(), { nil: undefined }), (known, useResidential) => {
        const user = {
          ...known,
          ...(useResidential === undefined ? {} : { billingAddressUseResidential: useResidential }),
        } as Profile
        const percent = profilePercentComplete(user)
        const missing = missingFields(user)
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true)
        expect(percent === 100).toBe(missing.length === 0)
        expect(percent === 0).toBe(missing.length === countedFields(user).length)
        if (useResidential !== true) expect(missing.some(({ field }) => billing.includes(field))).toBe(false)
      }),
    )
  })
})
