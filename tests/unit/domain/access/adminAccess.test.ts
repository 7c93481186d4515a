import { describe, expect, it } from 'vitest'
import { adminPages, type AdminList, type AdminPage } from '@/domain/access/adminPages'
import { paths } from '@/domain/navigation/paths'
import {
  adminGroupOf, adminGroups, adminPageAt, allowedGroups, mayOpen, permissionPath, permissionText,
} from '@/domain/access/adminAccess' // prettier-ignore
import { whyNotRevoked } from '@/domain/access/adminRevoking'
import { allPermissions, listOf } from '@mocks/permissions'

/** The pages of the specification; pages added later may be in any list. */
const lists: Record<AdminList, AdminPage[]> = {
  system: ['config', 'database', 'data-exports', 'data-privacy', 'logs', 'media'],
  marketplace: [
    'benefit-enquiries',
    'job-enquiries',
    'discount-codes',
    'orphaned-charges',
    'solution-activation',
    'subscription-events',
  ],
  marketing: ['campaign-responses', 'landing-page-responses', 'mailing-list'],
  community: [
    'analytics',
    'blog-comments',
    'events',
    'event',
    'featured-doers',
    'surveys',
    'old-memberships',
    'users',
    'admin-users',
    'signup-survey-responses',
    'delete-user',
  ],
  partners: ['partners', 'partner-discount-codes', 'partner-subscriptions'],
  finance: ['invoices', 'orders', 'referral-points-redemptions'],
  legal: ['privacy-policy', 'terms-of-use'],
}

const rows = (Object.keys(lists) as AdminList[]).flatMap((list) => lists[list].map((page) => [page, list] as const))

/** Those that `/admin/users` opens (R-ADM-07). */
const users: AdminPage[] = ['users', 'admin-users', 'signup-survey-responses', 'delete-user']

const only = (list: AdminList) => ({ [list]: allPermissions()[list] })

describe('admin permissions', () => {
  it.each(rows)('%s is in the list %s', (page, list) => expect(listOf(page)).toBe(list))

  it.each(adminPages)('%s is open with its list or all of them, closed with every other and without any', (page) => {
    for (const { list } of adminGroups)
      expect(mayOpen(only(list), paths.admin.page(page)), list).toBe(list === listOf(page))
    expect(mayOpen(allPermissions(), paths.admin.page(page))).toBe(true)
    expect(mayOpen({}, paths.admin.page(page))).toBe(false)
    expect(mayOpen(undefined, paths.admin.page(page))).toBe(false)
  })

  it.each([
    ['/admin/event', '/admin/events'],
    ['/admin/admin-users', '/admin/users'],
    ['/admin/signup-survey-responses', '/admin/users'],
    ['/admin/delete-user', '/admin/users'],
    ['/admin/job-enquiries', '/admin/benefit-enquiries'],
    ['/admin/partner-subscriptions', '/admin/partners'],
    ['/admin/orders', '/admin/orders'],
    ['/admin/orders/', '/admin/orders'],
    ['/admin/nothing', '/admin/nothing'],
    ['/adminevent', '/adminevent'],
    ['/', '/'],
  ])('%s counts as %s (R-PERM-06, R-PERM-07)', (path, counted) => {
    expect(permissionPath(path)).toBe(counted)
  })

  it.each(['/', '/admin', '/admin/'])('%s is open to every administrator, so a refusal never loops (O-14)', (path) => {
    expect(mayOpen(undefined, path)).toBe(true)
  })

  it('accepts a path in any list, but no path with a common prefix only', () => {
    expect(mayOpen({ legal: ['/admin/orders/'] }, '/admin/orders')).toBe(true)
    expect(mayOpen({ finance: ['/admin/orders'] }, '/admin/orders-old')).toBe(false)
    expect(mayOpen({ community: ['/admin/events'] }, '/admin/event')).toBe(true)
  })

  it.each(['/admin/config', '/admin/config/', 'admin/config', '/config', 'config'])(
    'reads %j as the page config',
    (name) => {
      expect(mayOpen({ system: [name] }, '/admin/config')).toBe(true)
      expect(allowedGroups({ system: [name] })).toEqual([{ list: 'system', label: 'System', pages: ['config'] }])
      expect(mayOpen({ system: [name] }, '/admin/logs')).toBe(false)
    },
  )

  it.each(['', '/', 'admin', '/admin', 'administration/config', 'reconfig', 'config/more'])(
    'opens no page for %j in a list',
    (name) => {
      for (const page of adminPages) expect(mayOpen({ system: [name] }, paths.admin.page(page)), page).toBe(false)
    },
  )

  it('shows the user pages for the last part of their path as well', () => {
    expect(allowedGroups({ community: ['users'] })[0]?.pages).toEqual(users)
  })

  it('shows groups and entries only where allowed (R-PERM-04)', () => {
    expect(allowedGroups(undefined)).toEqual([])
    expect(allowedGroups(allPermissions())).toEqual(adminGroups)
    expect(allowedGroups({ finance: ['/admin/orders'] })).toEqual([
      { list: 'finance', label: 'Finance', pages: ['orders'] },
    ])
  })

  it('shows the user pages only if the community list itself contains /admin/users (R-ADM-07)', () => {
    expect(allowedGroups({ system: ['/admin/users'] })).toEqual([])
    const { community } = allPermissions()
    const without = { community: community.filter((path) => path !== '/admin/users') }
    const all = adminGroups.find(({ list }) => list === 'community')?.pages ?? []
    expect(allowedGroups(without)[0]?.pages).toEqual(all.filter((page) => !users.includes(page)))
  })
})

it.each([
  ['/admin/orders', 'orders', 'Finance'],
  ['/admin/orders//', 'orders', 'Finance'],
  // Opens with the permission of a page in another group.
  ['/admin/job-enquiries', 'job-enquiries', 'Marketing'],
  // An event has no entry of its own in the menu.
  ['/admin/event', 'event', 'Community'],
  ['/admin', undefined, undefined],
  ['/admin/nothing', undefined, undefined],
  ['/adminorders', undefined, undefined],
  ['/team/orders', undefined, undefined],
  ['/teams/orders', undefined, undefined],
])('%s is the page %s in the group %s', (path, page, group) => {
  expect(adminPageAt(path)).toBe(page)
  expect(adminGroupOf(path)).toBe(group)
})

it('says what an administrator may open', () => {
  const { legal, ...others } = allPermissions()
  expect(permissionText({ finance: ['/admin/orders', '/admin/invoices'], legal }, String)).toBe(
    'Finance: invoices, orders; Legal',
  )
  expect(permissionText(allPermissions(), String)).toBe('Every page')
  expect(permissionText({ ...allPermissions(), legal: legal.slice(1) }, String)).toMatch(/; Legal: terms-of-use$/)
  expect(permissionText(others, String)).toBe('System; Marketplace; Marketing; Community; Partners; Finance')
  expect(permissionText(undefined, String)).toBe('')
})

it.each([
  [{ firstName: ' Mei ', email: 'm@doers.test', isAdmin: false }, 'Mei is not an admin'],
  [{ firstName: ' ', email: 'm@doers.test', isAdmin: false }, 'm@doers.test is not an admin'],
  [{ email: 'm@doers.test', isAdmin: false }, 'm@doers.test is not an admin'],
  [{ email: 'm@doers.test', isAdmin: true }, undefined],
  // A list of administrators may leave the flag out.
  [{ email: 'm@doers.test' }, undefined],
])('%o can’t be revoked because: %s (R-VAL-20)', (user, why) => expect(whyNotRevoked(user)).toBe(why))
