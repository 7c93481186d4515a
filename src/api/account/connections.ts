import { nameOfTeam } from '@/domain/account/teamAccount'
import { injectCalls } from '../client/api'
import { intent, type Intended } from '../client/callNotes'

/** The same call is used in three places: for a member, a pending invitation, and a row of the registration. */
type Deletion = 'removal' | 'withdrawal' | 'registration'

/** Members of teams and invitations to them. */
export const connectionsApi = injectCalls('connections', ({ read, write }) => ({
  listTeamConnections: read('GET /teams/{id}/connections', {
    provides: ['Connection'],
    errorToast: 'Member list could not be retrieved',
  }),
  listActiveTeamConnections: read('GET /teams/{id}/active/connections', {
    provides: ['Connection'],
    errorToast: 'Member list could not be retrieved',
  }),
  listConnectionActiveDoSubscriptions: read('GET /connections/{id}/activeDoSubscriptions', {
    provides: ['DoSubscription'],
  }),
  countTeamSeats: read('GET /teams/{id}/countSeats', { provides: ['Connection', 'Team'] }),
  getMyMemberDetail: read('GET /teams/{id}/myMemberDetail', {
    provides: ['Connection'],
    // The page says who has removed the member.
    errorToast: ({ status }) => (status === 403 || status === 404 ? false : undefined),
  }),
  saveConnection: write('POST /connections', {
    invalidates: ['Connection', 'Team'],
    // A new invitation says so once its email is sent; changes are saved in a batch, which tells them itself.
    errorToast: 'Member could not be saved',
  }),
  deleteConnection: write('DELETE /connections/{teamId}/connections/{memberId}', {
    invalidates: ['Connection', 'Team', 'DoSubscription', 'Activity'],
    successToast: (_answer, { [intent]: deletion }: Intended<Deletion>) => {
      if (deletion === 'registration') return undefined
      return deletion === 'removal' ? 'Member removed' : 'Invitation withdrawn'
    },
    errorToast: 'Member could not be deleted',
  }),

  listMyTeams: read('GET /connections/me/teams', { provides: ['Connection', 'Team'] }),
  // Without them the cart offers a personal purchase.
  listMyAdminTeams: read('GET /me/teams/adminRole', { provides: ['Connection', 'Team'], silent: true }),
  countMyAdminTeams: read('GET /me/teams/adminRole/countAll', { provides: ['Connection', 'Team'] }),

  listMyInvitations: read('GET /connections/me/invitations', { provides: ['Invitation'] }),
  // Pages ask for it beside their own content: an error of it belongs to none of them.
  countMyInvitations: read('GET /connections/me/countInvitations', { provides: ['Invitation'], silent: true }),
  markInvitationsSeen: write('PUT /connections/me/markInvitationsSeen', { invalidates: ['Invitation'] }),
  acceptInvitation: write('PUT /me/connections/{id}/accept', {
    invalidates: ['Invitation', 'Connection', 'Team', 'Activity', 'Eligibility'],
    successToast: (joined) => (joined ? `You have joined ${nameOfTeam(joined.team)}` : undefined),
    errorToast: 'Invitation could not be accepted',
  }),
  rejectInvitation: write('PUT /me/connections/{id}/reject', {
    invalidates: ['Invitation', 'Connection', 'Team', 'Activity'],
    successToast: (declined) =>
      declined ? `You have declined the invitation of ${nameOfTeam(declined.team)}` : 'Invitation declined',
    errorToast: 'Invitation could not be rejected',
  }),

  getMyRemovalStatus: read('GET /connections/me/removalStatus', { provides: ['Connection'] }),
  getRemovedAccount: read('GET /connections/{teamId}/connections/removedAccount', { provides: ['Connection'] }),
  markRemovalSeen: write('PUT /connections/{id}/markRemovalSeen', { invalidates: ['Connection'] }),
}))

export const {
  useListTeamConnectionsQuery,
  useListActiveTeamConnectionsQuery,
  useListConnectionActiveDoSubscriptionsQuery,
  useCountTeamSeatsQuery,
  useGetMyMemberDetailQuery,
  useSaveConnectionMutation,
  useDeleteConnectionMutation,
  useListMyAdminTeamsQuery,
  useListMyTeamsQuery,
  useListMyInvitationsQuery,
  useCountMyInvitationsQuery,
  useMarkInvitationsSeenMutation,
  useAcceptInvitationMutation,
  useRejectInvitationMutation,
  useGetMyRemovalStatusQuery,
  useGetRemovedAccountQuery,
  useMarkRemovalSeenMutation,
} = connectionsApi
