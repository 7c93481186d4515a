import { expect, it } from 'vitest'
import { mayOpenPath, type Reader } from '@/domain/access/access'
import { isOwner, roleOf } from '@/domain/access/teamAccess'

const visitor: Reader = { isSignedIn: false, isAdmin: false, permissions: undefined, teamRole: undefined }
const member: Reader = { ...visitor, isSignedIn: true }
const finance: Reader = { ...member, teamRole: 'TEAM_FINANCE' }
const clerk: Reader = { ...member, isAdmin: true, permissions: { finance: ['/admin/orders'] } }

const signIn = 'Sign in to open this page.'
const payers = 'Payment method is only for the owner and administrators of your team.'
const administrators = 'Only administrators can open this page.'

it.each<[who: string, path: string, why: string | undefined, reader: Reader]>([
  ['a visitor', '/', undefined, visitor],
  ['a visitor', '/accountant', undefined, visitor],
  ['a visitor', '/account', signIn, visitor],
  ['a visitor', '/account/billing?page=2', signIn, visitor],
  ['a visitor', '/account#top', signIn, visitor],
  ['a visitor', '/team/billing', signIn, visitor],
  ['a visitor', '/admin', administrators, visitor],
  ['a member', '/account/billing', undefined, member],
  ['a member whose role is unknown', '/team/payment', undefined, member],
  ['a member', '/Admin/Orders', administrators, member],
  ['a member', '/administration', undefined, member],
  ['a member whose role no answer says', '/team/payment', undefined, { ...member, teamRole: '' }],
  ['finance staff', '/team/billing', undefined, finance],
  ['finance staff', '/team/Payment?card=new#cards', payers, finance],
  ['a clerk', '/admin', undefined, clerk],
  ['a clerk', '/admin/orders?status=OPEN#first', undefined, clerk],
  ['a clerk', '/admin/logs', 'Only administrators with access to Logs can open it.', clerk],
  ['a clerk', '/admin/mailing-list', 'Only administrators with access to Mailing list signups can open it.', clerk],
  // An event opens with the list of events.
  ['a clerk', '/admin/event?id=e', 'Only administrators with access to Events can open it.', clerk],
  ['a clerk', '/admin/nowhere', 'Only administrators with access to this page can open it.', clerk],
  ['a clerk whose permissions are unknown', '/admin', undefined, { ...clerk, permissions: undefined }],
])('%s who opens %s: %s', (_who, path, why, reader) => {
  expect(mayOpenPath(reader, path)).toEqual(why === undefined ? { may: true } : { may: false, why })
})

it.each([
  [{ connectionType: 'TEAM_OWNER', role: 'TEAM_MEMBER' }, 'TEAM_OWNER'],
  [{ role: 'TEAM_OWNER' }, 'TEAM_OWNER'],
  [{ connectionType: 'TEAM_ADMIN' }, 'TEAM_ADMIN'],
  [{}, ''],
] as const)('%o is the role %j', (member, role) => {
  expect(roleOf(member)).toBe(role)
  expect(isOwner(member)).toBe(role === 'TEAM_OWNER')
})
