import type { Shape } from '@/contract/types'

/** A team inside a sentence, also one whose name isn’t sent. */
export const nameOfTeam = ({ companyName }: Pick<Shape<'TeamSummary'>, 'companyName'>): string =>
  companyName || 'the team'

/** A team as an account to switch to; a company is stored as type Team (R-ACC-01). */
export const teamAccount = ({ teamId, companyName, profileImage }: Shape<'TeamSummary'>): Shape<'ActiveAccount'> => ({
  type: 'Team',
  accountId: teamId,
  name: companyName,
  accountPhoto: profileImage ?? null,
})
