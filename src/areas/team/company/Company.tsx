import { useMay } from '@/components/access/useAccess'
import { DateTime } from '@/components/DateTime'
import { PictureCard } from '@/components/PictureCard'
import { useTeam } from '@/components/team/teamContext'
import { SiteLink } from '@/components/links/SiteLink'
import { paths } from '@/domain/navigation/paths'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Page } from '@/ui/layout/Page'
import { CompanyForm } from './CompanyForm'
import { TeamSettings } from './TeamSettings'
import { useSaveCompany } from './useSaveCompany'
import '@/components/settings.scss'

/** Company details, the team's picture, and its settings. */
export default function Company() {
  const { team } = useTeam()
  const may = useMay('company.editCompany')
  const picture = useMay('company.editPicture')
  const { save } = useSaveCompany(team.teamId)
  const { ownerName, ownerEmail, createdAt } = team
  return (
    <Page title="Company Information" lead="How your company appears to members and on invoices.">
      <div className="settings">
        <PictureCard
          title="Picture"
          name={team.companyName}
          src={team.profileImage}
          removal={{ object: 'the picture', instead: 'We’ll show the company’s initials instead.' }}
          save={(profileImage) => save({ profileImage })}
          why={picture.why}
        />
        <CompanyForm key={team.teamId} team={team} why={may.why} />
        <Card title="Owner">
          <DescriptionList
            items={[
              { term: 'Name', value: ownerName },
              { term: 'Email', value: ownerEmail && <a href={`mailto:${ownerEmail}`}>{ownerEmail}</a> },
              { term: 'Team since', value: createdAt && <DateTime at={createdAt} /> },
            ]}
          />
          <p className="text-muted mt-3 mb-0">
            You can’t transfer ownership here. <SiteLink to={paths.contact}>Contact us</SiteLink> to change the owner.
          </p>
        </Card>
        <TeamSettings />
      </div>
    </Page>
  )
}
