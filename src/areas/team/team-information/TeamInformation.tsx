import { personOf } from '@/components/team/memberColumns'
import { DateTime } from '@/components/DateTime'
import { useTeam } from '@/components/team/teamContext'
import { useMemberList } from '@/components/team/useMemberList'
import type { Shape } from '@/contract/types'
import { roleName, roleOf } from '@/domain/access/teamAccess'
import { webAddress } from '@/lib/text/webAddress'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Page } from '@/ui/layout/Page'
import { Section } from '@/ui/layout/Section'
import { QueryTable } from '@/ui/table/QueryTable'
import { dateColumn, personColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import '@/components/settings.scss'

/** The company, the user's own role, and the other members of the team: all read only. */
export default function TeamInformation() {
  const { team, me, role } = useTeam()
  const { companyName, companyBrn, companyLocation, website, ownerName, ownerEmail, membersCount } = team
  // Only a web address becomes a link; other text stays text, because as a link it could run code.
  const site = webAddress(website ?? '')
  const owner = ownerEmail && <a href={`mailto:${ownerEmail}`}>{ownerName || ownerEmail}</a>
  const leave = `mailto:${ownerEmail ?? ''}?subject=${encodeURIComponent(`Leaving ${companyName}`)}`
  return (
    <Page title="Team Information" lead="Your team at a glance, and who to ask.">
      <div className="settings">
        <Card title="Company">
          <DescriptionList
            items={[
              { term: 'Name', value: companyName },
              { term: 'Location', value: companyLocation },
              {
                term: 'Website',
                value: site ? (
                  <a href={site} rel="noreferrer">
                    {website}
                  </a>
                ) : (
                  website
                ),
              },
              { term: 'Business registration number', value: companyBrn },
              { term: 'Owner', value: owner || ownerName },
              { term: 'Members', value: membersCount },
            ]}
          />
        </Card>
        <Card title="Your role in the team">
          <DescriptionList
            items={[
              { term: 'Role', value: roleName(role) },
              { term: 'Since', value: me.acceptedAt && <DateTime at={me.acceptedAt} /> },
              // Owners have registered the team themselves.
              ...(role === 'TEAM_OWNER' ? [] : [{ term: 'Invited by', value: me.invitedByName }]),
            ]}
          />
          {role !== 'TEAM_OWNER' && (
            <p className="text-muted mt-3 mb-0">
              You can’t leave a team yourself.{' '}
              {ownerEmail ? (
                <a href={leave}>Ask {ownerName || 'the owner'} to remove you</a>
              ) : (
                'Ask the owner to remove you'
              )}
              .
            </p>
          )}
        </Card>
        <TeamPeople />
      </div>
    </Page>
  )
}

type Member = Shape<'TeamConnection'>

const columns: readonly Column<Member>[] = [
  personColumn('name', 'Name', personOf, { rowHeader: true, unsortable: true }),
  textColumn('job', 'Job title', ({ jobTitle }) => jobTitle, { unsortable: true, unlabelled: true }),
  textColumn('role', 'Role', (member) => roleName(roleOf(member)), { unsortable: true, unlabelled: true }),
  dateColumn('since', 'Since', ({ acceptedAt }) => acceptedAt, { unsortable: true }),
] // prettier-ignore

/** Who is in the team, by name, page by page from the server (R-CONST-07). */
function TeamPeople() {
  const members = useMemberList(50)
  return (
    <Section title="Who’s in the team" className="mt-4">
      <QueryTable
        caption="Members"
        {...members}
        columns={columns}
        exportName="team-members"
        empty={{ title: 'No one has joined yet', text: 'Members will appear here once they accept their invitation.' }}
      />
    </Section>
  )
}
