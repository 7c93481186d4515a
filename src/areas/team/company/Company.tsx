import { emailLink } from '@/components/contact/emailLink'
import { boolean, object } from 'yup'
import { teamsApi, useSaveTeamMutation, useGetTeamOptionsQuery } from '@/api/account/teams'
import { useMay } from '@/components/access/useAccess'
import { DateTime } from '@/components/DateTime'
import { PictureCard } from '@/components/PictureCard'
import { CompanyFields } from '@/components/team/CompanyFields'
import { companySchema } from '@/components/team/companySchema'
import { useTeam } from '@/components/team/teamContext'
import { SiteLink } from '@/components/links/SiteLink'
import type { Team, Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { companyOf, teamDraft } from '@/domain/team/teamDraft'
import { useFreshRead } from '@/store/useFreshRead'
import { Form, SubmitButton } from '@/ui/form/Form'
import { useFreshness } from '@/ui/form/useFreshness'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Page } from '@/ui/layout/Page'
import { useChangeTeamOptions } from '@/components/team/useChangeTeamOptions'
import { QueryCard } from '@/components/QueryCard'
import { roleNames, seatRoles, usualSeatRole } from '@/domain/access/teamAccess'
import { CheckField } from '@/ui/form/fields/CheckField'
import { oneOf } from '@/ui/form/rules'
import { SelectField } from '@/ui/form/fields/SelectField'
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
          draftKey={`picture:${team.teamId}`}
          why={picture.why}
        />
        <CompanyForm key={team.teamId} team={team} why={may.why} />
        <Card title="Owner">
          <DescriptionList
            items={[
              { term: 'Name', value: ownerName },
              { term: 'Email', value: emailLink(ownerEmail) },
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

const companyNames = {
  companyName: 'Company name',
  companyLocation: 'Location',
  website: 'Website',
  companyBrn: 'Business registration number',
}

/** Form for the company's name, place and website; asks before it overwrites another administrator's change. */
function CompanyForm({ team, why }: { team: Team; why: string | undefined }) {
  const { read, save } = useSaveCompany(team.teamId)
  const { initial, guard, dialog } = useFreshness({ record: team, read, toValues: companyOf, fields: companyNames })
  return (
    <Card title="Company details">
      <Form
        label="Company details"
        initial={initial}
        schema={companySchema}
        draftKey={`company:${team.teamId}`}
        onSubmit={(values) => guard(values, save)}
      >
        <CompanyFields disabled={why !== undefined} />
        <SubmitButton why={why} data-track="save-company">
          Save company details
        </SubmitButton>
      </Form>
      {dialog}
    </Card>
  )
}

type Changes = Parameters<typeof teamDraft>[1]

/** Reads the team and saves changes to it: the call replaces the whole record, so the rest is read right before. */
function useSaveCompany(teamId: string) {
  const readTeam = useFreshRead(teamsApi.endpoints.getTeam)
  const [send] = useSaveTeamMutation()
  const read = (): Promise<Team> => readTeam({ id: teamId })
  const save = async (changes: Changes) => send({ body: { team: teamDraft(await read(), changes) } }).unwrap()
  return { read, save }
}

const schema = object({ answers: boolean(), charges: boolean(), role: oneOf(seatRoles, { optional: true }) })
const roles = seatRoles.map((role) => ({ value: role, label: roleNames[role] }))

type Options = Shape<'TeamOptions'>

/** The team's options: which mails the owner gets, and the role that new members start with. */
function TeamSettings() {
  const { teamId } = useTeam()
  const options = useGetTeamOptionsQuery({ id: teamId })
  return (
    <QueryCard title="Settings" query={options} what="the settings" skeleton={{ shape: 'form', rows: 3 }}>
      {(found) => <SettingsForm teamId={teamId} options={found} />}
    </QueryCard>
  )
}

const valuesOf = ({ notifyOnInvitationAnswer, notifyOnSeatCharge, defaultSeatRole }: Options) => ({
  answers: notifyOnInvitationAnswer,
  charges: notifyOnSeatCharge,
  role: defaultSeatRole ?? '',
})

function SettingsForm({ teamId, options }: { teamId: string; options: Options }) {
  const change = useChangeTeamOptions(teamId)
  const may = useMay('company.editSettings')
  return (
    <Form
      label="Settings"
      initial={valuesOf(options)}
      schema={schema}
      draftKey={`team-settings:${teamId}`}
      onSubmit={({ answers, charges, role }, base) =>
        // Sends changed options only: one that the server left out must not be saved unless the user has set it.
        change(
          {
            ...(answers !== undefined && answers !== base.answers && { notifyOnInvitationAnswer: answers }),
            ...(charges !== undefined && charges !== base.charges && { notifyOnSeatCharge: charges }),
            ...(role !== '' && role !== base.role && { defaultSeatRole: role }),
          },
          'settings',
        )
      }
    >
      <CheckField name="answers" label="Email the owner when someone responds to an invitation" />
      <CheckField name="charges" label="Email the owner when we charge for seats" />
      <SelectField
        name="role"
        label="Role of new members"
        options={roles}
        placeholder={roleNames[usualSeatRole]}
        hint="You can change it for each person."
      />
      <SubmitButton why={may.why}>Save settings</SubmitButton>
    </Form>
  )
}
