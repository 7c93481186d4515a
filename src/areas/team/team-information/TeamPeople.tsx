import { useMemberList } from '@/components/team/useMemberList'
import type { Shape } from '@/contract/types'
import { roleName } from '@/domain/access/teamAccess'
import { dateColumn, personColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { Section } from '@/ui/layout/Section'
import { QueryTable } from '@/ui/table/QueryTable'

type Member = Shape<'TeamConnection'>

const columns: readonly Column<Member>[] = [
  personColumn('name', 'Name', ({ targetName, email, profileImage }) => ({ name: targetName, email, picture: profileImage }), { rowHeader: true, unsortable: true }),
  textColumn('job', 'Job title', ({ jobTitle }) => jobTitle, { unsortable: true, second: true }),
  textColumn('role', 'Role', ({ connectionType }) => roleName(connectionType), { unsortable: true, second: true }),
  dateColumn('since', 'Since', ({ acceptedAt }) => acceptedAt, { unsortable: true }),
] // prettier-ignore

/** Who is in the team, by name, page by page from the server (R-CONST-07). */
export function TeamPeople() {
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
