import { fc } from '@tests/properties'
import { describe, expect, it } from 'vitest'
import { keysOf } from '@/lib/objects'
import { adminPages } from '@/domain/access/adminPages'
import { paths } from '@/domain/navigation/paths'
import {
  newScrollSteps,
  PersonalTracking,
  scrollDepth,
  trackedHref,
  trackedPlace,
  trackingBody,
} from '@/domain/tracking/tracking'
import { scrollSteps, type ScrollStep, type TrackingEvents } from '@/domain/tracking/trackingEvents'
import { maskSegment, personalKeys } from '@/domain/tracking/trackingPrivacy'
import { utmDefaults } from '@/domain/tracking/utm'

describe('the tracked place (R-TRK-05)', () => {
  it.each([
    ['/', { path: '/', first: 'home' }],
    ['/solutions', { path: '/solutions', first: 'solutions' }],
    ['/events/ev-12?from=mail#top', { path: '/events/ev-12', first: 'events', second: 'ev-12' }],
    ['/a/b/c/d/e', { path: '/a/b/c', first: 'a', second: 'b', id: 'c' }],
    ['/account/team-invitation/', { path: '/account/team-invitation', first: 'account', second: 'team-invitation' }],
  ])('%s', (path, place) => {
    expect(trackedPlace(path)).toEqual(place)
  })

  it('is undefined for a person’s own data (R-TRK-04)', () => {
    for (const path of ['/data/user', '/data/user/export', '/Data/User', '/data/users?x=1'])
      expect(trackedPlace(path)).toBeUndefined()
    expect(trackedPlace('/data/other')).toMatchObject({ first: 'data' })
  })

  it('never reveals who a person is', () => {
    const secrets = [
      'jo@example.com',
      'jo%40example.com',
      'u-1234',
      '+6591234567',
      '91234567',
      'S1234567D',
      '482913',
      'Jo Tan',
    ]
    const templates = [
      (secret: string) => `/activate/${secret}/a0f9e8d7c6b5`,
      (secret: string) => `/activate/u-1/${secret}`,
      (secret: string) => `/mailing-list/verify/${secret}/abc`,
      (secret: string) => `/mailing-list/verify/x/${secret}`,
      (secret: string) => `/reset-password/${secret}`,
      (secret: string) => `/any/thing/${secret}`,
    ]
    for (const template of templates)
      for (const secret of secrets) {
        const told = JSON.stringify(trackedPlace(template(encodeURI(secret))))
        expect(told).not.toContain(secret)
        expect(told.toLowerCase()).not.toContain(secret.toLowerCase())
        expect(personalKeys(JSON.parse(told))).toEqual([])
      }
  })

  it('keeps all our own pages readable', () => {
    const ours = [
      ...Object.values({ ...paths.account, ...paths.team }).filter((path) => typeof path === 'string'),
      ...adminPages.map((page) => paths.admin.page(page)),
    ]
    for (const path of ours) {
      const pathname = path.replace(/\?.*/, '')
      expect(trackedPlace(path)?.path).toBe(pathname)
    }
  })

  it('hashes opaque ids consistently', () => {
    const id = '5b0c2a3e-7f7e-4c53-9d1e-0c8e6b1f2a77'
    expect(maskSegment(id)).toMatch(/^h[0-9a-f]{8}$/)
    expect(maskSegment(id)).toBe(maskSegment(id))
    expect(maskSegment(id)).not.toBe(maskSegment(`${id}0`))
    expect(maskSegment('%E0%A4%A')).toMatch(/^h/)
  })

  it('handles any path', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (path) => {
        const place = trackedPlace(`/${path}`)
        return place === undefined || /^\/[a-z0-9/-]*$/.test(place.path)
      }),
    )
  })
})

describe('a tracking event (R-TRK-06, R-TRK-08)', () => {
  it('contains the place, the origin of the visit and the event', () => {
    expect(trackingBody('button_click', '/solutions/financio', utmDefaults, { label: 'add-to-cart' })).toEqual({
      eventName: 'button_click',
      properties: {
        path: '/solutions/financio',
        first: 'solutions',
        second: 'financio',
        source: 'direct',
        medium: 'none',
        campaign: 'direct',
        label: 'add-to-cart',
      },
    })
    expect(trackingBody('page_view', '/data/user', utmDefaults, {})).toBeUndefined()
  })

  it('accepts every event of the catalogue', () => {
    const examples: TrackingEvents = {
      page_view: {},
      page_leave: { activeSeconds: 12.5, idleSeconds: 0, scrollDepth: 40 },
      scroll_depth: { scrollDepth: 10 },
      link_click: { label: 'footer-about', href: '/about' },
      button_click: { label: 'go-premium' },
      signup: { premiumInCart: false, method: 'password' },
      profile_update: { fields: ['phone', 'residentialPostalCode'] },
    }
    for (const name of keysOf(examples))
      expect(trackingBody(name, '/account/profile', utmDefaults, examples[name])?.eventName).toBe(name)
  })

  it('rejects personal keys and values at any depth', () => {
    const extra = { label: 'x', user: { emailAddress: 'x' } }
    expect(() => trackingBody('button_click', '/', utmDefaults, extra)).toThrow(PersonalTracking)
    expect(() => trackingBody('button_click', '/', utmDefaults, { label: 'jo@example.com' })).toThrow(/label/)
    for (const key of [
      'email',
      'emailAddress',
      'user_email',
      'phone',
      'firstName',
      'last-name',
      'NRIC',
      'cardNumber',
      'otpCode',
      'billingAddressLine1',
      'userId',
      'token',
    ])
      expect(personalKeys({ [key]: 1 }), key).toEqual([key])
    for (const value of ['jo@example.com', '+65 9123 4567', 'S1234567D', 'mail to jo@example.com now'])
      expect(personalKeys({ label: value }), value).toEqual(['label'])
    expect(personalKeys({ a: [{ b: { dob: 1 } }] })).toEqual(['a.0.b.dob'])
    expect(personalKeys({ scrollDepth: 10, fields: ['email'], path: '/events/ev-12', premiumInCart: true })).toEqual([])
    expect(personalKeys(null)).toEqual([])
  })

  it('contains only the target of a link', () => {
    expect(trackedHref('/activate/u-1/secret')).toBe('/activate/hidden/hidden')
    expect(trackedHref('https://user:pass@example.com/path?email=x')).toBe('hidden')
    expect(trackedHref('https://Example.com:8080/path?email=x')).toBe('example.com')
    expect(trackedHref('//cdn.example.com')).toBe('cdn.example.com')
    expect(trackedHref('mailto:jo@example.com')).toBe('mailto')
    expect(trackedHref('tel:+6591234567')).toBe('tel')
    expect(trackedHref('/data/user')).toBe('hidden')
    expect(trackedHref('javascript:alert(1)')).toBe('hidden')
  })
})

describe('scroll depth (R-TRK-02)', () => {
  it('is the share of the page that was in view', () => {
    expect(scrollDepth(0, 500, 2_000)).toBe(25)
    expect(scrollDepth(1_500, 500, 2_000)).toBe(100)
    expect(scrollDepth(9_999, 500, 2_000)).toBe(100)
    expect(scrollDepth(-50, 10, 2_000)).toBe(0)
    expect(scrollDepth(0, 800, 500)).toBe(100)
  })

  it('reports each step once, in order, for any scrolling', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true })), (depths) => {
        const told: ScrollStep[] = []
        for (const depth of depths) told.push(...newScrollSteps(depth, new Set(told)))
        const deepest = Math.max(0, ...depths)
        expect(told).toEqual(scrollSteps.filter((step) => step <= deepest + 0.5))
      }),
    )
    expect(newScrollSteps(99.7, new Set([10, 20, 30, 40, 50, 60, 70, 80, 90]))).toEqual([100])
  })
})
