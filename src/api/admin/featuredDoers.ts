import type { Shape } from '@/contract/types'
import { injectCalls } from '../client/api'

type Named = Pick<Shape<'FeaturedDoer'>, 'firstName' | 'lastName'>
const name = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`

/** Review, approval and spotlight of featured doers (R-VOTE-03, R-VOTE-04). */
export const adminFeaturedDoersApi = injectCalls('featuredDoers', ({ read, write }) => ({
  listAllFeaturedDoers: read('GET /featuredDoers/all', { provides: ['FeaturedDoer'] }),
  listFeaturedDoerNominations: read('GET /featuredDoer/nominations', { provides: ['FeaturedDoer'] }),
  listUnfeaturedUsers: read('GET /featuredDoer/unFeaturedUsers', { provides: ['FeaturedDoer', 'User'] }),
  createFeaturedDoerWithId: write('POST /featuredDoer/{id}', {
    invalidates: ['FeaturedDoer'],
    successToast: (_answer, { body }) => `${name(body)} added to the featured doers`,
    errorToast: 'Featured doer could not be created',
  }),
  approveFeaturedDoer: write('PUT /featuredDoer/approve/{id}', {
    invalidates: ['FeaturedDoer'],
    successToast: (answer) => `${name(answer.savedFeaturedDoer)} approved`,
    errorToast: 'Featured doer could not be approved',
  }),
  unapproveFeaturedDoer: write('PUT /featuredDoer/unapprove/{id}', {
    invalidates: ['FeaturedDoer'],
    successToast: (answer) => `Approval of ${name(answer.savedFeaturedDoer)} withdrawn`,
    errorToast: 'Approval could not be withdrawn',
  }),
  superFeatureDoer: write('PUT /featuredDoer/superFeature/{id}', {
    invalidates: ['FeaturedDoer'],
    successToast: (answer) => `${name(answer.savedFeaturedDoer)} is in the spotlight`,
    errorToast: 'Featured doer could not be put in the spotlight',
  }),
  unSuperFeatureDoer: write('PUT /featuredDoer/unSuperFeature/{id}', {
    invalidates: ['FeaturedDoer'],
    successToast: (answer) => `${name(answer.savedFeaturedDoer)} removed from the spotlight`,
    errorToast: 'Featured doer could not be removed from the spotlight',
  }),
  deleteFeaturedDoer: write('DELETE /featuredDoer/{id}', {
    invalidates: ['FeaturedDoer'],
    successToast: 'Featured doer deleted',
    errorToast: 'Featured doer could not be deleted',
  }),
}))

export const {
  useListAllFeaturedDoersQuery,
  useListFeaturedDoerNominationsQuery,
  useListUnfeaturedUsersQuery,
  useCreateFeaturedDoerWithIdMutation,
  useApproveFeaturedDoerMutation,
  useUnapproveFeaturedDoerMutation,
  useSuperFeatureDoerMutation,
  useUnSuperFeatureDoerMutation,
  useDeleteFeaturedDoerMutation,
} = adminFeaturedDoersApi
