import { api, calls } from './client/api'
import { info } from './client/feedback'

/** Told before a vote is sent when the votes cookie holds the doer, and after it when the server knows better (R-VOTE-01). */
export const alreadyVoted = 'You have already voted for that featured doer!'

/** Members presented to the community: the list, votes, nominations and one's own submission. */
export const featuredDoersApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read, write } = calls(build, 'featuredDoers')
    return {
      listFeaturedDoers: read('GET /featuredDoers/{filter}/{sort}/{offset}/{limit}', { provides: ['FeaturedDoer'] }),
      getFeaturedDoer: read('GET /featuredDoer/{id}', { provides: ['FeaturedDoer'] }),
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
        // The person's own change goes back under review, an administrator's does not.
        successToast: ({ savedFeaturedDoer: { approved } }) =>
          approved ? 'Featured doer saved' : 'Saved. It is shown once we have looked at it',
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
    }
  },
})

export const {
  useListFeaturedDoersQuery,
  useGetFeaturedDoerQuery,
  useGetMyFeaturedDoerQuery,
  useGetSpotlightedFeaturedDoerQuery,
  useCreateFeaturedDoerMutation,
  useUpdateFeaturedDoerMutation,
  useVoteFeaturedDoerMutation,
  useNominateFeaturedDoerMutation,
} = featuredDoersApi
