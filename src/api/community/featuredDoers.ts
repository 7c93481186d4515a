import { injectCalls } from '../client/api'
import { info, missingInPlace } from '../client/callToasts'

/**
 * Shown before a vote is sent if the votes cookie contains the doer, and after it if the server rejects it
 * (R-VOTE-01).
 */
export const alreadyVoted = 'You have already voted for that featured doer!'

/** Featured members: the list, votes, nominations and the user's own submission. */
export const featuredDoersApi = injectCalls('featuredDoers', ({ read, write }) => ({
  listFeaturedDoers: read('GET /featuredDoers/{filter}/{sort}/{offset}/{limit}', { provides: ['FeaturedDoer'] }),
  getFeaturedDoer: read('GET /featuredDoer/{id}', { provides: ['FeaturedDoer'], errorToast: missingInPlace }),
  getMyFeaturedDoer: read('GET /featuredDoer/mine', { provides: ['FeaturedDoer'] }),
  getSpotlightedFeaturedDoer: read('GET /featuredDoer/spotlighted', { provides: ['FeaturedDoer'] }),
  createFeaturedDoer: write('POST /featuredDoer', {
    invalidates: ['FeaturedDoer'],
    errorToast: ({ server }) =>
      server === 'Email already in use'
        ? info('You are already a member. Please log in and try again')
        : 'Your submission could not be sent',
  }),
  updateFeaturedDoer: write('PUT /featuredDoer/{id}', {
    invalidates: ['FeaturedDoer'],
    // A person's own edit goes back under review, an administrator's does not.
    successToast: (answer) =>
      !answer || answer.savedFeaturedDoer.approved
        ? 'Featured doer saved'
        : 'Saved. It goes live once we’ve reviewed it',
    errorToast: 'Your changes could not be saved',
  }),
  voteFeaturedDoer: write('PUT /featuredDoer/vote/{id}', {
    invalidates: ['FeaturedDoer'],
    errorToast: ({ status }) => (status === 409 ? info(alreadyVoted) : 'Your vote could not be counted'),
  }),
  nominateFeaturedDoer: write('POST /featuredDoer/nomination', {
    invalidates: ['FeaturedDoer'],
    errorToast: 'Your nomination could not be sent',
  }),
}))

export const {
  useListFeaturedDoersQuery,
  useGetFeaturedDoerQuery,
  useGetMyFeaturedDoerQuery,
  useGetSpotlightedFeaturedDoerQuery,
  useCreateFeaturedDoerMutation,
  useUpdateFeaturedDoerMutation,
  useNominateFeaturedDoerMutation,
} = featuredDoersApi
