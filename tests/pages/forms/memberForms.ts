import { db } from '@mocks/db/db'
import type { FormRow } from './formRow'
import { press } from './press'
import { tooLong } from './wrongValues'

const text = 'It took long to write this.'
// The members’ own seeded comments are on the second page.
const post = '/blog/price-for-the-week-you-have?page=2'

/** Forms on public pages that only members can send. */
export const memberForms: readonly FormRow[] = [
  {
    name: 'a member’s own story',
    covers: 'areas/public/featured-doers/StoryDialog.tsx',
    path: '/featured-doer',
    as: 'member',
    open: (user) => press(user, 'Edit my story'),
    form: 'Edit my story',
    submit: 'Save',
    call: 'updateFeaturedDoer',
    fill: {
      'First name': 'Jo',
      'Last name': 'Lim',
      Business: 'Letters',
      Tagline: 'Letters for doors',
      'Your story': text,
      Industry: () => db.featuredDoers.find(({ industry }) => industry)?.industry ?? '',
      Links: 'https://letters.example',
    },
    required: ['First name', 'Last name', 'Tagline', 'Your story'],
    wrong: { Tagline: tooLong(120), Links: ['letters', 'Please enter a valid URL'] },
    refused: ['headline', 'Tagline'],
  },
  {
    name: 'a survey',
    covers: 'areas/public/survey/SurveyAnswers.tsx',
    path: '/surveys/survey-workspace',
    as: 'member',
    form: 'Survey',
    submit: 'Send my answers',
    call: 'updateMultipleChoiceSurvey',
    fill: { 'At home': true, 'A room for calls': true, 'Lower price': true },
    required: ['Where did you work most last month?'],
    refused: ['answers'],
  },
  {
    name: 'a member’s answer to a campaign',
    covers: 'areas/public/microsites/MicrositeForm.tsx',
    path: '/microsites/freelancer-pulse',
    as: 'member',
    form: 'Your answer',
    submit: 'Send answer',
    call: 'createCampaignResponse',
    fill: { 'Your answer': text },
    required: ['Your answer'],
    wrong: { 'Your answer': tooLong(4000) },
    refused: ['responseText', 'Your answer'],
  },
  {
    name: 'a comment',
    covers: 'areas/public/blog-post/Comments.tsx',
    path: post,
    as: 'member',
    form: 'Write a comment',
    submit: 'Post comment',
    call: 'createBlogComment',
    fill: { 'Your comment': text },
    required: ['Your comment'],
    refused: ['content', 'Your comment'],
  },
  {
    name: 'a change of a comment',
    covers: 'areas/public/blog-post/CommentItem.tsx',
    path: post,
    as: 'member',
    open: (user) => press(user, /^Edit my comment/),
    form: 'Edit comment',
    submit: 'Save',
    call: 'updateBlogComment',
    fill: { 'Your comment': text },
    required: ['Your comment'],
    refused: ['content', 'Your comment'],
  },
]
