import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import { mayOpen } from '@/domain/access/adminAccess'
import { adminPages, type AdminPage, type Permissions } from '@/domain/access/adminPages'
import { paths } from '@/domain/navigation/paths'
import { adminCalls } from './adminCalls'

type CallPages = Partial<Record<OperationId, AdminPage[]>>

/** Which pages of the back office use which of the calls that only administrators may make. */
export const adminCallPages: CallPages = {}
/** Pages for calls that members make for themselves, and administrators for others. */
export const sharedCallPages: CallPages = {}

for (const page of adminPages)
  for (const id of adminCalls[page]) {
    const calls = operations[id].auth === 'admin' ? adminCallPages : sharedCallPages
    ;(calls[id] ??= []).push(page)
  }

type Caller = { isAdmin: boolean; permissions?: Permissions | undefined }

/** Whether a call is made with an administrator's rights: those who may not open one of its pages are like any member. */
export const actsAsAdmin = (user: Caller | undefined, id: OperationId): boolean =>
  user?.isAdmin === true && mayCall(user.permissions, id)

/** Whether an administrator's permission lists allow a call (R-PERM-04); calls of no page are open to all of them. */
export function mayCall(permissions: Permissions | undefined, id: OperationId): boolean {
  const pages = adminCallPages[id] ?? sharedCallPages[id]
  return !pages || pages.some((page) => mayOpen(permissions, paths.admin.page(page)))
}
