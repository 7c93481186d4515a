import { api, calls } from './client/api'

/** Companies, their seats, and what they assign to their members. */
export const teamsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read, write } = calls(build, 'teams')
    return {
      getTeam: read('GET /teams/{id}', { provides: ['Team'] }),
      getMyInactiveTeam: read('GET /teams/me/inactive', { provides: ['Team'] }),
      saveTeam: write('POST /teams', {
        changes: ['Team', 'ActiveAccount', 'Eligibility'],
        // Only the wizard sends a step (R-TEAM-05); Company Information does not, and is told that it was saved.
        done: (_team, { body }) => (body.team.step === undefined ? 'Company information saved' : undefined),
        failed: 'Team could not be created or updated',
      }),
      isTeamPaymentRequired: read('GET /teams/{id}/is-payment-required', { provides: ['Connection', 'Team'] }),
      // After a lost answer the screen reads countTeamSeats and says paid, not paid or unknown: it stays where it is.
      addTeamSeats: write('POST /teams/{id}/add-seats', {
        changes: ['Team', 'Connection', 'DoSubscription', 'Invoice', 'Subscription', 'Activity', 'Eligibility'],
        done: ({ seats, requires_action, errorMessage }) => {
          if (requires_action || errorMessage || seats === 0) return undefined
          return seats === 1 ? '1 seat added' : `${seats} seats added`
        },
        stay: true,
      }),
      removeTeamSeat: write('PUT /teams/{id}/remove-seat', {
        changes: ['Team', 'Connection', 'DoSubscription', 'Subscription', 'Activity'],
        done: 'Seat removed',
        failed: 'Seat could not be removed',
      }),
      updateTeamInvoiceEmail: write('PUT /teams/{id}/invoiceEmail', {
        changes: ['Team'],
        done: 'Invoice e-mail saved',
        failed: 'Invoice e-mail could not be saved',
      }),
      getTeamVacantSeats: read('GET /teams/{id}/vacant-seats', { provides: ['Connection', 'Team'] }),

      assignTeamSolution: write('PUT /teams/{id}/assign', {
        changes: ['DoSubscription', 'Connection', 'Activity'],
        done: ({ title, assigneeName }) => `${title} assigned to ${assigneeName ?? 'the member'}`,
        failed: 'Solution could not be assigned',
      }),
      listAssignedTeamDoSubscriptions: read('GET /teams/{id}/doSubscriptions/assign', { provides: ['DoSubscription'] }),
      listUnassignedTeamDoSubscriptions: read('GET /teams/{id}/doSubscriptions/un-assign', {
        provides: ['DoSubscription'],
      }),
      listTeamSubscriptions: read('GET /teams/{id}/subscriptions', { provides: ['DoSubscription', 'Subscription'] }),
      getTeamSubscriptionStats: read('GET /teams/{id}/subscription-stats', {
        provides: ['DoSubscription', 'Subscription'],
      }),

      getTeamOptions: read('GET /team/{id}/options', { provides: ['Options'] }),
      saveTeamOptions: write('POST /team/{id}/options', { changes: ['Options', 'Team'] }),
    }
  },
})

export const {
  useGetTeamQuery,
  useGetMyInactiveTeamQuery,
  useLazyGetMyInactiveTeamQuery,
  useSaveTeamMutation,
  useIsTeamPaymentRequiredQuery,
  useAddTeamSeatsMutation,
  useRemoveTeamSeatMutation,
  useUpdateTeamInvoiceEmailMutation,
  useGetTeamVacantSeatsQuery,
  useAssignTeamSolutionMutation,
  useListAssignedTeamDoSubscriptionsQuery,
  useListUnassignedTeamDoSubscriptionsQuery,
  useListTeamSubscriptionsQuery,
  useGetTeamSubscriptionStatsQuery,
  useGetTeamOptionsQuery,
  useSaveTeamOptionsMutation,
} = teamsApi
