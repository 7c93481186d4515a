import type { ActiveAccount } from '@/contract/types'
import { recordOf } from '@/lib/objects'

/** What is known of the accounts when a write is about to be sent. */
export type WritingAs = {
  /** The account that the tab shows. */
  mine: ActiveAccount | null
  /** The account that is active on the server. */
  server: ActiveAccount | null
  /** The team that is being registered, which is no one's active account yet. */
  registering: string | null
}

type Fields = Readonly<Record<string, unknown>>

/** A write of a team: the team that its arguments name, or `unnamed` if they name only a thing of the team. */
type Written = { team: string } | 'unnamed' | undefined

const ofTeam = /^(POST|PUT|DELETE) \/(teams|team|stripe\/team|invoices\/team)\/\{(id|teamId)\}/

/** Writes that name their team in the body, or not at all. */
const others: Record<string, (args: Fields, body: Fields) => Written> = {
  'DELETE /connections/{teamId}/connections/{memberId}': ({ teamId }) => named(teamId),
  'POST /connections': (_args, { member }) => named(recordOf(member).teamId),
  'POST /email/teams/invitation': (_args, { teamId }) => named(teamId),
  'POST /team/cart/checkout/{hkdRate}': (_args, { teamId }) => named(teamId),
  'PUT /doSubscriptions/{id}/remove': () => 'unnamed',
  // The registration saves a team of its own, step by step.
  'POST /teams': (_args, { team }) => {
    const { step, teamId } = recordOf(team)
    return step === undefined ? named(teamId) : undefined
  },
  'POST /stripe/customer/{customerId}': (_args, { type, id }) => (type === 'team' ? named(id) : undefined),
}

const named = (team: unknown): Written => (typeof team === 'string' && team !== '' ? { team } : 'unnamed')

function written(route: string, args: Fields, mine: ActiveAccount): Written {
  if (ofTeam.test(route)) return named(args.teamId ?? args.id)
  // Members cancel their own subscriptions with the same call.
  if (route === 'PUT /stripe/subscription/cancel/{id}') return mine.type === 'Team' ? 'unnamed' : undefined
  return others[route]?.(args, recordOf(args.body))
}

/**
 * Why a team write must not be sent: another tab has switched the account, or the write is of another company than this
 * tab's (H3). @returns undefined when it may be sent
 */
export function teamWriteBlocker(
  route: string,
  args: unknown,
  { mine, server, registering }: WritingAs,
): string | undefined {
  if (!mine) return undefined
  const write = written(route, recordOf(args), mine)
  if (write === undefined) return undefined
  const team = write === 'unnamed' ? undefined : write.team
  if (team !== undefined && team === registering) return undefined
  if (server && server.accountId !== mine.accountId)
    return 'You switched accounts in another tab. Choose which account to use here, then try again.'
  if (mine.type === 'Team' && team !== undefined && team !== mine.accountId)
    return 'This belongs to a different company. Switch accounts first.'
  return undefined
}
