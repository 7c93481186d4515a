import type { Shape, Team } from '@/contract/types'
import { webAddressOf } from '@/lib/text/webAddress'
import type { CompanyDraft } from './teamValidation'

/** The company details of a team as a form holds them; the website completed, as the form sends it. */
export const companyOf = ({ companyName, companyLocation, website, companyBrn }: Team): CompanyDraft => ({
  companyName,
  companyLocation: companyLocation ?? '',
  website: webAddressOf(website ?? ''),
  companyBrn: companyBrn ?? '',
})

/**
 * A team as it is saved from Company Information: the whole record with its changes, and without a step, which only the
 * registration sends (R-TEAM-05).
 */
export function teamDraft(team: Team, changes: Partial<CompanyDraft & Pick<Team, 'profileImage'>>): Shape<'TeamDraft'> {
  const shown = companyOf(team)
  const { companyBrn, ...company } = { ...shown, ...changes }
  const website = webAddressOf(company.website)
  const image = changes.profileImage === undefined ? team.profileImage : changes.profileImage
  return {
    teamId: team.teamId,
    ...company,
    // As it is stored, unless somebody has changed it.
    website: website === shown.website ? (team.website ?? '') : website,
    // What the team's answer left out is sent only if it is changed.
    ...((companyBrn || team.companyBrn !== undefined) && { companyBrn: companyBrn || null }),
    ...(image !== undefined && { profileImage: image }),
    ...(team.ownerName && { ownerName: team.ownerName }),
    ...(team.ownerEmail && { ownerEmail: team.ownerEmail }),
  }
}
