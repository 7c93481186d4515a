import type { Shape, Team } from '@/contract/types'
import { unchangedAsStored } from '@/lib/text/wording'
import { webAddressOf } from '@/lib/text/webAddress'
import type { CompanyDraft } from './teamValidation'

/** The company details of a team as a form holds them; the website completed, as the form sends it. */
export const companyOf = ({ companyName, companyLocation, website, companyBrn }: Team): CompanyDraft => ({
  companyName,
  companyLocation: companyLocation ?? '',
  website: webAddressOf(website ?? ''),
  companyBrn: companyBrn ?? '',
})

/** The company details as they are sent. */
export const companyInput = ({ companyName, companyLocation, website, companyBrn }: CompanyDraft) => ({
  companyName: companyName.trim(),
  companyLocation: companyLocation.trim(),
  website: webAddressOf(website),
  companyBrn: companyBrn.trim() || null,
})

type Changes = Partial<CompanyDraft & Pick<Team, 'profileImage'>>

/**
 * A team as it is saved once it exists: the whole record with its changes, but for what its answer left out. The step is
 * only sent by the registration (R-TEAM-05).
 */
export function teamDraft(team: Team, { profileImage = team.profileImage, ...changes }: Changes): Shape<'TeamDraft'> {
  const shown = companyOf(team)
  return {
    teamId: team.teamId,
    ...unchangedAsStored(companyInput({ ...shown, ...changes }), companyInput(shown), team),
    ...(profileImage !== undefined && { profileImage }),
    ...(team.ownerName && { ownerName: team.ownerName }),
    ...(team.ownerEmail && { ownerEmail: team.ownerEmail }),
  }
}
