import { personName } from '@/domain/account/personName'
import type { Shape } from '@/contract/types'
import { yesOrNo } from '@/lib/text/wording'
import { dateColumn, numberColumn, personColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'

export type Doer = Shape<'FeaturedDoer'>

export const nameOf = ({ firstName, lastName }: { firstName?: string | null; lastName?: string | null }): string =>
  personName({ firstName, lastName })

export const doerStates = {
  review: { label: 'Under review', tone: 'warning' },
  approved: { label: 'Approved', tone: 'success' },
  spotlight: { label: 'Spotlight', tone: 'info' },
} as const

/** Undefined if the answer doesn't say whether the story is approved. */
export function doerState({ approved, superFeatured }: Doer): keyof typeof doerStates | undefined {
  if (superFeatured) return 'spotlight'
  return yesOrNo(approved, 'approved', 'review')
}

/** @param link opens a doer */
export const doerColumns = (link: (id: string) => string): readonly Column<Doer>[] => [
  personColumn('name', 'Name', (doer) => ({ name: nameOf(doer), email: doer.email, picture: doer.image }), {
    rowHeader: true,
    to: ({ featuredDoerId }) => link(featuredDoerId),
  }),
  textColumn('headline', 'Tagline', ({ headline }) => headline, { truncate: true, second: true }),
  statusColumn('state', 'Status', doerState, doerStates),
  textColumn('industry', 'Industry', ({ industry }) => industry, { tableOnly: true }),
  numberColumn('votes', 'Votes', ({ votes }) => votes, { tableOnly: true }),
  dateColumn('date', 'Submitted', ({ createdAt }) => createdAt, { second: true }),
]
