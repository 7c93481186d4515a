import type { Shape } from '@/contract/types'
import { personName } from '@/domain/account/personName'
import { paths } from '@/domain/navigation/paths'
import { dateColumn, personColumn, textColumn } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'

export type SignupSurvey = Shape<'SignupSurvey'>

const list = (texts: readonly string[] | undefined) => texts?.join(', ')

/** Columns of the answers; the server sorts by those with a field of its own. */
export const surveyColumns: readonly Column<SignupSurvey>[] = [
  personColumn('user', 'User', (survey) => ({ name: personName(survey), email: survey.email }), {
    to: ({ userId }) => paths.admin.user(userId),
    rowHeader: true,
    field: 'firstName',
  }),
  textColumn('doerType', 'Doer type', ({ doerType }) => doerType, { facet: ({ doerType }) => doerType ?? undefined }),
  textColumn('industry', 'Industry', ({ industry }) => industry, { facet: ({ industry }) => industry ?? undefined }),
  textColumn('heardFrom', 'How they found us', ({ heardFrom }) => heardFrom, {
    facet: ({ heardFrom }) => heardFrom ?? undefined,
  }),
  textColumn('reasons', 'Reasons', ({ reasons }) => list(reasons), { unsortable: true }),
  textColumn('interests', 'Interests', ({ interests }) => list(interests), { unsortable: true }),
  textColumn('comments', 'Comments', ({ comments }) => comments, { unsortable: true, truncate: true, hidden: true }),
  dateColumn('answered', 'Answered', ({ createdAt }) => createdAt, { field: 'createdAt' }),
]
