// Generated from openapi.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {
  answers: {
    'GET /multipleChoiceSurveys/all': [{ $: 'MultipleChoiceSurvey' }],
    'GET /multipleChoiceSurveys/{id}': { $: 'MultipleChoiceSurvey' },
    'PUT /multipleChoiceSurveys/{id}': { $: 'SurveyUpdated' },
    'GET /multipleChoiceSurveys/hasResponded/{id}': { $: 'HasResponded' },
    'POST /multipleChoiceSurveys': { $: 'MultipleChoiceSurvey' },
  },
  shared: {
    MultipleChoiceSurvey: {
      'surveyId!': { $: 'Id' },
      'title!': 's',
      description: 's',
      'questions!': [{ $: 'SurveyQuestion' }],
      status: 's',
      responseCount: 'i',
      createdAt: 's',
      updatedAt: 's',
    },
    Id: 's',
    SurveyQuestion: {
      'questionId!': { $: 'Id' },
      'text!': 's',
      'options!': [{ $: 'SurveyOption' }],
      multiple: 'b',
      mandatory: 'b',
    },
    SurveyOption: { 'optionId!': { $: 'Id' }, 'label!': 's', count: 'i' },
    SurveyUpdated: { response: { $: 'SurveyResponse' }, survey: { $: 'MultipleChoiceSurvey' } },
    SurveyResponse: {
      'surveyResponseId!': { $: 'Id' },
      'surveyId!': { $: 'Id' },
      userId: { $: 'Id' },
      'answers!': [{ $: 'SurveyAnswer' }],
      createdAt: 's',
    },
    SurveyAnswer: { 'questionId!': { $: 'Id' }, 'optionIds!': ['s'] },
    HasResponded: { 'hasResponded!': 'b', respondedAt: { '?': 's' } },
  },
}

export default checks
