import type { ActiveAccount } from '@/contract/types'

/** What is known of the accounts when a write is about to be sent. */
export type WritingAs = {
  /** The account that the tab shows. */
  mine: ActiveAccount | null
  /** The account that is active on the server. */
  server: ActiveAccount | null
  /** The team that is being registered, which is nobody's active account yet. */
  registering: string | null
}

const ofTeam = /^(POST|PUT|DELETE) \/(teams|team|stripe\/team|invoices\/team)\/\{(id|teamId)\}/
const ofMember = 'DELETE /connections/{teamId}/connections/{memberId}'
const byTeamId: readonly string[] = ['POST /email/teams/invitation', 'POST /team/cart/checkout/{hkdRate}']

type Body = { member?: { teamId?: unknown }; teamId?: unknown; team?: { teamId?: unknown; step?: unknown } }

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

function teamOf(route: string, args: Record<string, unknown>): string | undefined {
  if (ofTeam.test(route) || route === ofMember) return text(args.teamId) ?? text(args.id)
  const body = (args.body ?? {}) as Body
  if (route === 'POST /connections') return text(body.member?.teamId)
  if (byTeamId.includes(route)) return text(body.teamId)
  // The registration saves a team of its own, step by step.
  if (route === 'POST /teams' && body.team?.step === undefined) return text(body.team?.teamId)
  return undefined
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
  const team = teamOf(route, { ...(args as Record<string, unknown> | undefined) })
  if (!mine || team === undefined || team === registering) return undefined
  if (server && server.accountId !== mine.accountId)
    return 'Another tab has switched the account. Choose which account this tab uses, then try again.'
  if (mine.type === 'Team' && team !== mine.accountId)
    return 'This belongs to another company than the one this tab shows. Switch the account first.'
  return undefined
}
