import type { Shape } from '@/contract/types'
import { personName } from '@/domain/account/personName'
import { paths } from '@/domain/navigation/paths'
import { dateColumn, personColumn, textColumn, type Column } from '@/ui/table/columnMakers'

export type SignupSurvey = Shape<'SignupSurvey'>

const list = (texts: readonly string[] | undefined) => texts?.join(', ')

/** Columns of the answers; the server sorts by those with a field of its own. */
export const surveyColumns: readonly Column<SignupSurvey>[] = [
  personColumn('user', 'User', (survey) => ({ name: personName(survey), email: survey.email }), {
    to: ({ userId }) => paths.admin.user(userId),
    rowHeader: true,
    field: 'firstName',
  }),
  textColumn('doerType', 'Type of doer', ({ doerType }) => doerType, { second: true }),
  textColumn('industry', 'Industry', ({ industry }) => industry),
  textColumn('heardFrom', 'How they found us', ({ heardFrom }) => heardFrom),
  textColumn('reasons', 'Reasons', ({ reasons }) => list(reasons), { unsortable: true, truncate: 2 }),
  textColumn('interests', 'Interests', ({ interests }) => list(interests), { unsortable: true }),
  textColumn('comments', 'Comments', ({ comments }) => comments, { unsortable: true, truncate: true, hidden: true }),
  dateColumn('answered', 'Answered', ({ createdAt }) => createdAt, { field: 'createdAt', second: true }),
]
