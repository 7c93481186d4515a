import { fc } from '@tests/properties'
import { describe, expect, it } from 'vitest'
import { safeIntendedPath, safePath, staysSignedOut } from '@/domain/navigation/intendedPath'

const origin = 'https://doerscircle.com'

const hostile: unknown[] = [
  '//evil.example', '///evil.example', '////evil.example', '/\\evil.example', '\\\\evil.example', '\\/evil.example',
  '/\\/evil.example', '/.//evil.example', '/..//evil.example', '/./..//evil.example', '/account/..//evil.example',
  '/account/../..//evil.example', 'https://evil.example', 'http://evil.example', 'HTTPS://EVIL.EXAMPLE', 'https:evil.example',
  'https:/evil.example', 'https:', 'http:', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)',
  '\tjavascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:x', 'file:///etc/passwd', 'mailto:a@b.c',
  '/\t/evil.example', '/\n/evil.example', '/\r/evil.example', '/ /evil.example', '\u0000/account', '/account\u0000', '/%2f/evil.example',
  '/%2F%2Fevil.example', '/%5cevil.example', '/%5C%5Cevil.example', '/account/%2e%2e//evil.example', '/%252f%252fevil.example',
  '/%00', '/%2fevil.example', '/account/%2fevil', '/%2e', '/account/%2e%2e%2fadmin', '@evil.example', 'evil.example', '.evil.example', '?next=//evil.example',
  '#//evil.example', '', ' ', '/login', '/login/', '/LOGIN', '/Login?next=/account', '/login#x', '/%6cogin', '/./login', '/account/../login',
  '/logout', '/LogOut/', '/auth-email-verification', '/activate/u/t', '/reset-password', '/oauth-login-done', '/accept-terms',
  '/about-you', '/user-profiling-done', '/not-found', '/acc\tount', '/account\\billing', '/cart?code=SAVE 10', '/maintenance', '/signup', '/error', '/account/nowhere', '/team/members/9', '/nowhere/at/all', '/a'.repeat(1500),
  null, undefined, 7, true, {}, [], ['/account'], { toString: () => '/account' }, Symbol('x'),
] // prettier-ignore

describe('the intended path', () => {
  it('rejects every hostile value and never throws', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(60)
    for (const value of hostile) expect(safeIntendedPath(value, origin), String(value)).toBeUndefined()
    // A page without an origin, such as one in a sandbox, has no path to lead back to.
    expect(safeIntendedPath('/account', 'null')).toBeUndefined()
  })

  it.each([
    '/account/billing',
    '/account?createTeam=true',
    '/team/members',
    '/admin/orders?status=COMPLETE&page=2',
    '/solutions/premium-annual#reviews',
    '/cart?code=SAVE%2010',
    '/',
    '/about',
    '/microsites/launch-week/thanks',
    '/mailing-list/verify/mei%40example.com/abc',
    '/account/billing?next=%2Fteam',
    '/account/billing#%2Fteam',
    `/account?q=${'x'.repeat(1989)}`,
  ])('accepts %s unchanged', (path) => {
    expect(safeIntendedPath(path, origin)).toBe(path)
  })

  it('rejects what is longer than 2000 characters', () => {
    expect(safeIntendedPath(`/account?q=${'x'.repeat(1990)}`, origin)).toBeUndefined()
  })

  it('is a route of this app', () => {
    for (const path of ['/nowhere/at/all', '/account/nowhere']) expect(safePath(path, origin)).toBeUndefined()
    expect(safePath('/login', origin)).toBe('/login')
  })

  it('normalises accepted paths', () => {
    expect(safeIntendedPath('/account/../team/members', origin)).toBe('/team/members')
    expect(safeIntendedPath('/account/billing?next=//evil.example', origin)).toBe(
      '/account/billing?next=//evil.example',
    )
  })

  it('only accepts paths of this origin, and accepts its own results', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (value) => {
          const path = safePath(value, origin)
          if (path === undefined) return
          expect(new URL(path, origin).origin).toBe(origin)
          expect(path).toMatch(/^\/(?![/\\])/)
          expect(safePath(path, origin)).toBe(path)
        },
      ),
      { numRuns: 3000 },
    )
  })
})

describe('staying on a page without a session (R-ERR-01)', () => {
  it.each(['/', '/logout', '/login', '/cart', '/cart/', '/solutions', '/solutions/premium-annual'])(
    '%s stays',
    (path) => {
      expect(staysSignedOut(path)).toBe(true)
    },
  )
  it.each(['/account', '/team/members', '/admin', '/blog/x', '/about', '/events/1'])('%s does not', (path) => {
    expect(staysSignedOut(path)).toBe(false)
  })
})
