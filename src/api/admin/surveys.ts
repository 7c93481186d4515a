import { api, calls } from '../client/api'

/** Survey management for administrators; editing is `updateMultipleChoiceSurvey` with `survey`. */
export const adminSurveysApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read, write } = calls(build, 'surveys')
    return {
      listMultipleChoiceSurveys: read('GET /multipleChoiceSurveys/all', { provides: ['Survey'], silent: true }),
      createMultipleChoiceSurvey: write('POST /multipleChoiceSurveys', {
        invalidates: ['Survey'],
        successToast: ({ title }) => `Survey '${title}' created`,
        errorToast: 'Survey could not be created',
      }),
    }
  },
})

export const { useListMultipleChoiceSurveysQuery, useCreateMultipleChoiceSurveyMutation } = adminSurveysApi
