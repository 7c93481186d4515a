import type { OperationId } from '@/contract/route'
import type { Shape } from '@/contract/types'

type Flag =
  'registrationEnabled' | 'indiaPremiumEnabled' | 'eventsEnabled' | 'blogCommentsEnabled' | 'featuredDoerVotingEnabled'

/** The calls that a setting of `/config` closes while it is off, and the message of the refusal. */
const closedBy: Partial<Record<OperationId, { flag: Flag; message: string }>> = {
  register: { flag: 'registrationEnabled', message: 'Signup is closed at the moment' },
  registerTrue: { flag: 'registrationEnabled', message: 'Signup is closed at the moment' },
  checkoutIndiaPremium: { flag: 'indiaPremiumEnabled', message: 'The India plans aren’t available at the moment' },
  rsvpFree: { flag: 'eventsEnabled', message: 'Events take no RSVPs at the moment' },
  rsvpPaid: { flag: 'eventsEnabled', message: 'Events take no RSVPs at the moment' },
  createBlogComment: { flag: 'blogCommentsEnabled', message: 'Comments are closed at the moment' },
  voteFeaturedDoer: { flag: 'featuredDoerVotingEnabled', message: 'Voting is closed at the moment' },
}

/** Why a call is closed by the settings; undefined if it is open. */
export function whyClosed(config: Shape<'Config'>, id: OperationId): string | undefined {
  const closed = closedBy[id]
  return closed && config[closed.flag] === false ? closed.message : undefined
}
