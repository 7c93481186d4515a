import { describe, expect, it } from 'vitest'
import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import { adminPages } from '@/domain/access/pageNames'
import { allPermissions, noPermissions } from '@/domain/access/adminAccess'
import { adminCallPages, mayCall } from '@mocks/adminCallPages'
import { db } from '@mocks/db/db'
import { enforce } from '@mocks/http'

const adminCalls = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].auth === 'admin')
const userOf = (userId: string) => db.users.find((user) => user.userId === userId)
// The pages that admin-few can open: two marketplace pages, and community without the user pages.
const open = [
  'benefit-enquiries', 'solution-activation', 'analytics', 'blog-comments', 'events', 'event',
  'featured-doers', 'surveys', 'old-memberships',
] // prettier-ignore

describe('administrator calls', () => {
  it('belong to pages, except for the session check', () => {
    expect(adminCalls.filter((id) => !adminCallPages[id])).toEqual(['checkAdminSession'])
    expect(Object.keys(adminCallPages).filter((id) => !adminCalls.some((one) => one === id))).toEqual([])
    for (const pages of Object.values(adminCallPages)) for (const page of pages) expect(adminPages).toContain(page)
  })

  it.each(adminCalls)('%s requires the permission for one of its pages', (id) => {
    const allowed = !adminCallPages[id] || adminCallPages[id].some((page) => open.includes(page))
    expect(() => enforce(id, userOf('u-admin'))).not.toThrow()
    expect(() => enforce(id, userOf('u-member'))).toThrow('Administrators only')
    if (allowed) expect(() => enforce(id, userOf('u-admin-few'))).not.toThrow()
    else expect(() => enforce(id, userOf('u-admin-few'))).toThrow('Your administrator account may not do this')
    expect(mayCall(allPermissions(), id)).toBe(true)
    expect(mayCall(noPermissions(), id)).toBe(id === 'checkAdminSession')
  })
})
