import { injectCalls } from '../client/api'

/**
 * Multiple-choice surveys. Reads fail silently (R-SILENT); sending answers does not, or they would be lost unnoticed.
 */
export const surveysApi = injectCalls('surveys', ({ read, write }) => ({
  getMultipleChoiceSurvey: read('GET /multipleChoiceSurveys/{id}', { provides: ['Survey'], silent: true }),
  hasRespondedToSurvey: read('GET /multipleChoiceSurveys/hasResponded/{id}', {
    provides: ['Survey'],
    silent: true,
  }),
  // One call with two uses (O-10): a member sends `answers`, an administrator `survey`.
  updateMultipleChoiceSurvey: write('PUT /multipleChoiceSurveys/{id}', {
    invalidates: ['Survey'],
    successToast: (_answer, { body }) => (body.survey ? 'Survey saved' : undefined),
    errorToast: (_error, { body }) => (body.survey ? 'Survey could not be saved' : 'Your answers could not be sent'),
  }),
}))

export const { useGetMultipleChoiceSurveyQuery, useHasRespondedToSurveyQuery, useUpdateMultipleChoiceSurveyMutation } =
  surveysApi
