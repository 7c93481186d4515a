import { injectCalls } from '../client/api'

/** Survey management for administrators; editing is `updateMultipleChoiceSurvey` with `survey`. */
export const adminSurveysApi = injectCalls('surveys', ({ read, write }) => ({
  listMultipleChoiceSurveys: read('GET /multipleChoiceSurveys/all', { provides: ['Survey'], silent: true }),
  createMultipleChoiceSurvey: write('POST /multipleChoiceSurveys', {
    invalidates: ['Survey'],
    successToast: (_answer, { body }) => `Survey '${body.title}' created`,
    errorToast: 'Survey could not be created',
  }),
}))

export const { useListMultipleChoiceSurveysQuery, useCreateMultipleChoiceSurveyMutation } = adminSurveysApi
