import type { Shape } from '@/contract/types'
import { clock } from '../../../settings/clock'
import type { SurveyResponseRow, SurveyRow } from '../../community/communityTables'
import { randomFrom } from '../../random'
import { someone } from './crowd'

type Question = Shape<'SurveyQuestion'>

/** A question with its options; the prefix `*` marks a mandatory one, `+` one with several choices. */
function question(questionId: string, text: string, options: string): Question {
  const marks = /^[*+]*/.exec(text)?.[0] ?? ''
  return {
    questionId,
    text: text.slice(marks.length),
    mandatory: marks.includes('*'),
    multiple: marks.includes('+'),
    options: options.split(' | ').map((label, index) => ({ optionId: `${questionId}-${index + 1}`, label })),
  }
}

type Plan = Pick<SurveyRow, 'surveyId' | 'title' | 'description' | 'questions' | 'status'> & {
  day: number
  people: number
}

// prettier-ignore
const plans: readonly Plan[] = [
  {
    surveyId: 'survey-workspace', title: 'Where do you work?', status: 'OPEN', day: -12, people: 96,
    description: 'Takes two minutes and helps us choose next year’s desks.',
    questions: [
      question('q1', '*Where did you work most last month?', 'At home | Co-working space | Café | At the client’s | Own office'),
      question('q2', '*+What would make you leave home?', 'A desk within 20 minutes | A room for calls | People in my trade | Lower price | Nothing, I like it there'),
      question('q3', 'How many days a week would you use a desk?', '1 | 2 | 3 | 4 | 5'),
    ],
  },
  {
    surveyId: 'survey-events', title: 'Which evenings suit you?', status: 'OPEN', day: -30, people: 74,
    description: 'So that we stop guessing.',
    questions: [
      question('q1', '*+Which days?', 'Monday | Tuesday | Wednesday | Thursday | Friday | Weekend'),
      question('q2', '*When?', 'Before work | Over lunch | After 18:00 | After 20:00'),
      question('q3', '+What for?', 'Meeting people | Learning something | Showing my work | Getting help with figures'),
    ],
  },
  {
    surveyId: 'survey-year-in-review', title: 'Your year in twelve questions', status: 'OPEN', day: -4, people: 31,
    description: 'Longer than usual, once a year. Leave out what you do not want to answer.',
    questions: [
      question('q1', '*How was your year?', 'Better than the last one | About the same | Harder'),
      question('q2', 'How did your income change?', 'Up by more than a third | Up | Even | Down | Down by more than a third'),
      question('q3', 'How many clients did you work for?', '1 | 2 to 5 | 6 to 20 | More than 20'),
      question('q4', 'How many of them came back?', 'None | Some | Most | All'),
      question('q5', '+Where did new ones come from?', 'Recommendation | This community | Search | Social media | Cold mail | Events'),
      question('q6', 'How long did the slowest payment take?', 'Under 30 days | 30 to 60 | 60 to 120 | It still has not come'),
      question('q7', 'Did you raise your prices?', 'Yes | No | I lowered them'),
      question('q8', '+What did you buy for the business?', 'Insurance | A desk | Software | Advice | Advertising | Nothing'),
      question('q9', 'Did you take a holiday of two weeks?', 'Yes | One week | No'),
      question('q10', 'Do you plan to hire next year?', 'Yes, full-time | Yes, part-time | Freelancers | No'),
      question('q11', '+What worries you most?', 'Cash flow | Finding clients | Health | Rules and tax | Machines doing my work | Nothing much'),
      question('q12', '*Would you do it again?', 'Yes | Yes, differently | No'),
    ],
  },
  {
    surveyId: 'survey-insurance', title: 'Are you insured?', status: 'CLOSED', day: -140, people: 112,
    description: 'Two questions on what you’re covered for. Closed in July.',
    questions: [
      question('q1', '*+Which policies do you hold?', 'Professional indemnity | Public liability | Health | Cyber | None'),
      question('q2', '*Who chose them?', 'I did | A broker | My client asked for them | I do not know'),
    ],
  },
  {
    surveyId: 'survey-newsletter', title: 'How often should we write?', status: 'CLOSED', day: -260, people: 88,
    description: '',
    questions: [question('q1', '*How often?', 'Weekly | Every two weeks | Monthly | Only when there is something')],
  },
  {
    surveyId: 'survey-draft-mentoring', title: 'Would you mentor somebody?', status: 'DRAFT', day: -1, people: 0,
    description: 'Not published yet.',
    questions: [
      question('q1', '*Would you?', 'Yes | Not this year | No'),
      question('q2', '+What could you teach?', 'Pricing | Books and tax | Selling | Hiring | Craft'),
    ],
  },
]

export const seedMultipleChoiceSurveys = (): SurveyRow[] =>
  plans.map(({ day, people: _people, ...survey }) => ({
    ...survey,
    createdAt: clock.daysFromNow(day - 3, 2),
    updatedAt: clock.daysFromNow(day, 3),
  }))

/** Members' responses; u-member has answered one open survey and not the others. */
export function seedSurveyResponses(): SurveyResponseRow[] {
  const rows = plans.flatMap(({ surveyId, questions, day, people }, index) => {
    const random = randomFrom(808 + index)
    const ours =
      surveyId === 'survey-events' ? ['u-member', 'u-owner'] : surveyId === 'survey-insurance' ? ['u-premium'] : []
    return [...ours, ...someone(random, people).map(({ userId }) => userId)].map((userId) => ({
      surveyId,
      userId,
      answers: questions
        .filter(({ mandatory }) => mandatory || random.chance(0.7))
        .map(({ questionId, options, multiple }) => {
          const chosen = options.filter(() => multiple && random.chance(0.35))
          return {
            questionId,
            optionIds: (chosen.length > 0 ? chosen : [random.pick(options)]).map(({ optionId }) => optionId),
          }
        }),
      createdAt: clock.daysFromNow(day + random.next() * Math.min(-day, 25)),
    }))
  })
  return rows.map((row, index) => ({ surveyResponseId: `sr-${index + 1}`, ...row }))
}
