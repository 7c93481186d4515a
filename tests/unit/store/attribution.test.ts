import { describe, expect, it } from 'vitest'
import { writeCookie } from '@/lib/storage/cookies'
import { captureAttribution, referralCode, visitUtm } from '@/store/tracking/attribution'

describe('the landing URL', () => {
  it('stores the campaign for the session, with defaults (R-UTM-01, R-UTM-02)', () => {
    captureAttribution('')
    expect(visitUtm()).toEqual({ source: 'direct', medium: 'none', campaign: 'direct' })
    captureAttribution('?utm_source=news&utm_medium=email')
    captureAttribution('?page=2')
    expect(visitUtm()).toEqual({ source: 'news', medium: 'email', campaign: 'direct' })
  })

  it('stores a referral code, unless a user cookie exists (R-REF-01)', () => {
    captureAttribution('?r=mei-1042')
    expect(referralCode()).toBe('mei-1042')
    writeCookie('user', 'sealed')
    captureAttribution('?r=other')
    expect(referralCode()).toBe('mei-1042')
  })

  it.each(['mei.1042', 'a;b', '<script>', '../..', 'Zoë & Co', '名前', 'x'.repeat(200)])(
    'keeps %s as it is',
    (code) => {
      captureAttribution(`?r=${encodeURIComponent(code)}`)
      expect(referralCode()).toBe(code)
    },
  )

  it.each(['?r=', '?r=%20', '?r=a%0d%0ab', '?r=a%00b', '?r=a%e2%80%8bb', `?r=${'x'.repeat(201)}`])(
    'ignores %s',
    (search) => {
      captureAttribution(search)
      expect(referralCode()).toBeUndefined()
    },
  )
})
