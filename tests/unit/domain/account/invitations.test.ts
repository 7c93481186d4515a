import { expect, it } from 'vitest'
import { roleName } from '@/domain/access/teamAccess'
import {
  invitationNotice,
  invitationState,
  opensInvitationModal,
  sortInvitations,
  wrongAddressNotice,
} from '@/domain/account/invitations'

it.each([
  [1, "You've been invited to 1 new team"],
  [2, "You've been invited to 2 new teams"],
  [12, "You've been invited to 12 new teams"],
])('uses the specified text for %i', (unseen, text) => expect(invitationNotice(unseen)).toBe(text))

it.each([
  { account: 'Personal', inTeamSidebar: false, unseen: 1, opens: true },
  { account: 'Personal', inTeamSidebar: false, unseen: 0, opens: false },
  { account: 'Team', inTeamSidebar: false, unseen: 1, opens: false },
  { account: 'Team', inTeamSidebar: true, unseen: 1, opens: true },
  { account: 'Team', inTeamSidebar: true, unseen: 0, opens: false },
  { account: undefined, inTeamSidebar: false, unseen: 1, opens: false },
] as const)('account $account, team sidebar $inTeamSidebar, $unseen unseen: $opens', ({ opens, ...where }) =>
  expect(opensInvitationModal(where)).toBe(opens),
)

const invitation = (id: string, status: 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'REMOVED') => ({
  id,
  team: { teamId: 't', companyName: 'Acme' },
  connectionType: 'TEAM_MEMBER' as const,
  status,
})

it('separates open and answered invitations', () => {
  const { open, answered } = sortInvitations([
    invitation('a', 'ACCEPTED'),
    invitation('b', 'PENDING'),
    invitation('c', 'REMOVED'),
  ])
  expect(open.map(({ id }) => id)).toEqual(['b'])
  expect(answered.map(({ id }) => id)).toEqual(['a', 'c'])
})

it('explains an invitation to another address only', () => {
  expect(wrongAddressNotice({ email: ' Ana@Acme.test' }, 'ana@acme.test')).toBeUndefined()
  expect(wrongAddressNotice({}, 'ana@acme.test')).toBeUndefined()
  expect(wrongAddressNotice({ email: 'ben@acme.test' }, 'ana@acme.test')).toContain('sent to ben@acme.test')
})

it.each([
  ['PENDING', null, 'Awaiting your response'],
  ['ACCEPTED', '2026-11-20T04:00:00Z', 'Accepted'],
  ['REJECTED', '2026-11-20T04:00:00Z', 'Declined'],
  ['REMOVED', null, 'Withdrawn'],
  ['REMOVED', '2026-11-20T04:00:00Z', 'No longer a member'],
] as const)('%s, answered %s: %s', (status, answeredAt, text) =>
  expect(invitationState({ status, answeredAt })).toBe(text),
)

it('leaves an invitation to be answered whose status is a word that is unknown', () => {
  const odd = { ...invitation('a', 'SOMETHING_NEW' as 'PENDING'), connectionType: 'SOMETHING_NEW' as 'TEAM_ADMIN' }
  expect(sortInvitations([odd])).toEqual({ open: [odd], answered: [] })
  expect([invitationState(odd), roleName(odd.connectionType)]).toEqual(['Something new', 'Something new'])
})
