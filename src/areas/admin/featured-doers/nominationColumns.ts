import type { Shape, User } from '@/contract/types'
import { dateColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { nameOf, type Doer } from './doerColumns'

/** A nomination with what is known about the person, found by the email address. */
export type Nomination = Shape<'FeaturedDoerNomination'> & {
  person: 'featured' | 'member' | 'guest' | undefined
  featuredDoerId?: string
  userId?: string
}

const same = (one: string | undefined, other: string | undefined) =>
  Boolean(one) && one?.toLowerCase() === other?.toLowerCase()

/** @param doers undefined while they aren't known, as are the members: then nothing is claimed about the person */
export function withPerson(
  nominations: readonly Shape<'FeaturedDoerNomination'>[] | undefined,
  doers: readonly Doer[] | undefined,
  members: readonly User[] | undefined,
): Nomination[] | undefined {
  return nominations?.map((nomination): Nomination => {
    const doer = doers?.find(({ email }) => same(email, nomination.email))
    if (doer) return { ...nomination, person: 'featured', featuredDoerId: doer.featuredDoerId }
    const member = members?.find(({ email }) => same(email, nomination.email))
    if (member) return { ...nomination, person: 'member', userId: member.userId }
    return { ...nomination, person: doers && members ? 'guest' : undefined }
  })
}

const people = {
  member: { label: 'Member, not featured', tone: 'warning' },
  featured: { label: 'Featured', tone: 'success' },
  guest: { label: 'Not a member', tone: 'secondary' },
} as const

export const nominationColumns: readonly Column<Nomination>[] = [
  textColumn('name', 'Nominated', (nomination) => nameOf(nomination), {
    rowHeader: true,
    note: ({ businessName }) => businessName,
  }),
  textColumn('reason', 'Why', ({ reason }) => reason, { truncate: true }),
  statusColumn('person', 'Person', ({ person }) => person, people),
  textColumn('by', 'By', ({ nominatorName, nominatorEmail }) => nominatorName ?? nominatorEmail),
  dateColumn('date', 'Date', ({ createdAt }) => createdAt, { second: true }),
]
