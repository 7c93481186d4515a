import { describe, expect, it } from 'vitest'
import { pathAfterSwitch } from '@/domain/account/activeAccount'
import { inMaintenance } from '@/domain/access/maintenance'
import { needsPersonalisation, personalisationPath } from '@/domain/access/personalisation'
import { indiaTermsDelay, openBeforeTerms, termsWait } from '@/domain/access/terms'
import { termsDue } from '@/domain/access/termsDue'

describe('maintenance', () => {
  const flags = (prod: boolean, sit: boolean) => ({ is_prod_maintenance: prod, is_sit_maintenance: sit })
  it('follows the flag of its own installation (R-MAINT-01)', () => {
    expect(inMaintenance(flags(true, false), 'production')).toBe(true)
    expect(inMaintenance(flags(false, true), 'production')).toBe(false)
    for (const stage of ['sit', 'dev', 'local'] as const) {
      expect(inMaintenance(flags(false, true), stage)).toBe(true)
      expect(inMaintenance(flags(true, false), stage)).toBe(false)
    }
  })
  it('is off if the document is unknown (R-MAINT-03)', () => {
    for (const stage of ['production', 'sit'] as const) {
      expect(inMaintenance(undefined, stage)).toBe(false)
      expect(inMaintenance({} as ReturnType<typeof flags>, stage)).toBe(false)
    }
  })
})

describe('terms', () => {
  it('are due if either flag says so (R-TERMS-01)', () => {
    expect(termsDue({ mustAgreeToPrivacyPolicy: true })).toBe(true)
    expect(termsDue({ mustAgreeToTermsOfUse: true })).toBe(true)
    expect(termsDue({ mustAgreeToPrivacyPolicy: false, mustAgreeToTermsOfUse: false })).toBe(false)
    expect(termsDue(null)).toBe(false)
    expect(termsDue({})).toBe(false)
  })
  it('can be read, left and declined while they are due', () => {
    for (const path of [
      '/accept-terms',
      '/terms',
      '/policy/',
      '/Contract//',
      '/logout',
      '/confirm-deletion',
      '/data/user',
      '/maintenance',
      '/error',
      '/not-found',
      '/activate/u/t',
      '/auth-email-verification',
      '/reset-password',
      '/oauth-login-done',
      '/admin/nowhere',
    ])
      // prettier-ignore
      expect(openBeforeTerms(path)).toBe(true)
    for (const path of ['/', '/account', '/cart', '/about', '/solutions/terms', '/admin'])
      expect(openBeforeTerms(path), path).toBe(false)
  })
  it('wait 12 seconds on the cart after an India premium purchase, and nowhere else (R-TERMS-02)', () => {
    expect(indiaTermsDelay).toBe(12_000)
    expect(termsWait('/cart', 1000, 1000)).toBe(12_000)
    expect(termsWait('/cart', 1000, 12_999)).toBe(1)
    expect(termsWait('/cart', 1000, 13_000)).toBe(0)
    expect(termsWait('/cart', null, 1000)).toBe(0)
    expect(termsWait('/account', 1000, 1000)).toBe(0)
    // A device clock that was set back must not make anyone wait for hours.
    expect(termsWait('/cart', 9_000_000, 1000)).toBe(12_000)
  })
})

describe('personalisation', () => {
  it('is required by four areas and everything below them (R-PERS-01)', () => {
    for (const path of [
      '/account',
      '/account/billing',
      '/Account',
      '/team',
      '/team/members',
      '/solutions',
      '/solutions/x',
      '/cart',
    ])
      expect(needsPersonalisation(path), path).toBe(true)
    for (const path of ['/', '/accounts', '/teammembership', '/about-you', '/admin/users', '/cartoon', '/blog'])
      expect(needsPersonalisation(path), path).toBe(false)
  })
  it('gives the reason with exactly one parameter (R-PERS-02)', () => {
    expect(personalisationPath('/account', false)).toBe('/about-you?unfinishedSurvey=true')
    expect(personalisationPath('/solutions/x', true)).toBe('/about-you?unfinishedSurvey=true')
    expect(personalisationPath('/cart', false)).toBe('/about-you?continueToCart=true')
    expect(personalisationPath('/cart', true)).toBe('/about-you?continueToBilling=true')
    expect(personalisationPath('/blog', true)).toBeUndefined()
  })
})

describe('switching the account', () => {
  it('leaves a dashboard that belongs to the other kind of account (R-ACC-02, R-ACC-03)', () => {
    expect(pathAfterSwitch('Personal', '/team/members')).toBe('/account')
    expect(pathAfterSwitch('Team', '/account/billing')).toBe('/team')
    expect(pathAfterSwitch('Team', '/team/billing')).toBeUndefined()
    expect(pathAfterSwitch('Personal', '/cart')).toBeUndefined()
    expect(pathAfterSwitch('Personal', '/teammembership')).toBeUndefined()
  })
})
