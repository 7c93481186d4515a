import { countOf } from '@/lib/money/counts'
import { injectCalls } from '../client/api'
import { intent, type Intended } from '../client/callNotes'

/** Companies, their seats, and the solutions that they assign to members. */
export const teamsApi = injectCalls('teams', ({ read, write }) => ({
  getTeam: read('GET /teams/{id}', {
    provides: ['Team'],
    // The page says who has removed the member.
    errorToast: ({ status }) => (status === 403 || status === 404 ? false : undefined),
  }),
  getMyInactiveTeam: read('GET /teams/me/inactive', { provides: ['Team'] }),
  saveTeam: write('POST /teams', {
    invalidates: ['Team', 'ActiveAccount', 'Eligibility'],
    // Only the wizard sends a step (R-TEAM-05); Company Information does not, and gets a toast.
    successToast: (_team, { body }) => (body.team.step === undefined ? 'Company information saved' : undefined),
    errorToast: 'Team could not be created or updated',
  }),
  isTeamPaymentRequired: read('GET /teams/{id}/is-payment-required', { provides: ['Connection', 'Team'] }),
  // After a lost response the page reads countTeamSeats and reports paid, not paid or unknown, so it stays open.
  addTeamSeats: write('POST /teams/{id}/add-seats', {
    invalidates: ['Team', 'Connection', 'DoSubscription', 'Invoice', 'Subscription', 'Activity', 'Eligibility'],
    successToast: ({ seats, requires_action, errorMessage }, { [intent]: from }: Partial<Intended<'registration'>>) => {
      // The wizard ends with the team that is ready.
      if (from === 'registration') return undefined
      if (requires_action || errorMessage || seats === 0) return undefined
      return `${countOf(seats, 'seat')} added`
    },
    // Only a decline is certain; after anything else the payment status says what became of the charge.
    errorToast: ({ status }) => (status === 402 ? undefined : false),
    stayOnPage: true,
  }),
  removeTeamSeat: write('PUT /teams/{id}/remove-seat', {
    invalidates: ['Team', 'Connection', 'DoSubscription', 'Subscription', 'Activity'],
    successToast: 'Seat removed',
    errorToast: 'Seat could not be removed',
  }),
  updateTeamInvoiceEmail: write('PUT /teams/{id}/invoiceEmail', {
    invalidates: ['Team'],
    successToast: 'Invoice email saved',
    errorToast: 'Invoice email could not be saved',
  }),
  getTeamVacantSeats: read('GET /teams/{id}/vacant-seats', { provides: ['Connection', 'Team'] }),

  assignTeamSolution: write('PUT /teams/{id}/assign', {
    invalidates: ['DoSubscription', 'Connection', 'Activity'],
    successToast: ({ title, assigneeName }) => `${title} assigned to ${assigneeName ?? 'the member'}`,
    errorToast: 'Solution could not be assigned',
  }),
  // The page shows their failures in place, beside the message about a change whose outcome they tell.
  listAssignedTeamDoSubscriptions: read('GET /teams/{id}/doSubscriptions/assign', {
    provides: ['DoSubscription'],
    errorToast: false,
  }),
  listUnassignedTeamDoSubscriptions: read('GET /teams/{id}/doSubscriptions/un-assign', {
    provides: ['DoSubscription'],
    errorToast: false,
  }),
  listTeamSubscriptions: read('GET /teams/{id}/subscriptions', { provides: ['DoSubscription', 'Subscription'] }),
  getTeamSubscriptionStats: read('GET /teams/{id}/subscription-stats', {
    provides: ['DoSubscription', 'Subscription'],
  }),

  getTeamOptions: read('GET /team/{id}/options', { provides: ['Options'] }),
  saveTeamOptions: write('POST /team/{id}/options', {
    invalidates: ['Options', 'Team'],
    // Hiding the checklist is its own feedback.
    successToast: (_options, { [intent]: from }: Intended<'settings' | 'checklist'>) =>
      from === 'settings' ? 'Settings saved' : undefined,
    errorToast: 'Settings could not be saved',
  }),
}))

export const {
  useGetTeamQuery,
  useGetMyInactiveTeamQuery,
  useSaveTeamMutation,
  useIsTeamPaymentRequiredQuery,
  useRemoveTeamSeatMutation,
  useUpdateTeamInvoiceEmailMutation,
  useGetTeamVacantSeatsQuery,
  useListAssignedTeamDoSubscriptionsQuery,
  useListUnassignedTeamDoSubscriptionsQuery,
  useListTeamSubscriptionsQuery,
  useGetTeamSubscriptionStatsQuery,
  useGetTeamOptionsQuery,
  useSaveTeamOptionsMutation,
} = teamsApi
