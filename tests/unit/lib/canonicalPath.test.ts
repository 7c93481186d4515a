import { expect, it } from 'vitest'
import { canonicalPath } from '@/lib/routePattern'

it.each([
  ['/account/profile', '/ACCOUNT/Profile', '/account/profile'],
  ['/account/profile', '/ACCOUNT/Profile/', '/account/profile/'],
  ['/account/profile', '/account/profile', '/account/profile'],
  ['/account/profile', '/%61ccount/profile', '/account/profile'],
  ['/', '/', '/'],
  ['/solutions/:product', '/Solutions/Kopi-Club', '/solutions/Kopi-Club'],
  ['/microsites/*', '/Microsites/One/Two', '/microsites/One/Two'],
  ['*', '/account/profile.', '/account/profile'],
  ['*', '/account/profile%20', '/account/profile'],
  ['*', '/account/profile%3E.', '/account/profile'],
  ...['。', '”', '）', '"', '\u00a0', '\u200b', '!', '»', '…'].map((end) => [
    '*',
    `/cart${encodeURIComponent(end)}`,
    '/cart',
  ]),
  ['/solutions/:product', '/solutions/%E4%B8%AD%E6%96%87', '/solutions/%E4%B8%AD%E6%96%87'],
  ['*', '/.', '/'],
  ['/solutions/:product', '/solutions/kopi-club.', '/solutions/kopi-club'],
  ['/solutions/:product', '/solutions/v1.2', '/solutions/v1.2'],
  ['*', '/Nowhere', '/Nowhere'],
])('at %s, %s is %s', (pattern, given, right) => expect(canonicalPath(pattern, given)).toBe(right))
