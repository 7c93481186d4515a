import { boolean, object } from 'yup'
import { useGetTeamOptionsQuery } from '@/api/account/teams'
import { useMay } from '@/components/access/useAccess'
import { useTeam } from '@/components/team/teamContext'
import { useChangeTeamOptions } from '@/components/team/useChangeTeamOptions'
import { QueryCard } from '@/components/QueryCard'
import type { Shape } from '@/contract/types'
import { roleNames, seatRoles } from '@/domain/access/teamAccess'
import { CheckField } from '@/ui/form/fields/CheckField'
import { Form, SubmitButton } from '@/ui/form/Form'
import { oneOf } from '@/ui/form/rules'
import { SelectField } from '@/ui/form/fields/SelectField'

const schema = object({ answers: boolean(), charges: boolean(), role: oneOf(seatRoles, { optional: true }) })
const roles = seatRoles.map((role) => ({ value: role, label: roleNames[role] }))

type Options = Shape<'TeamOptions'>

const unsaid = 'We don’t know your choice yet.'

/** The team's options: which mails the owner gets, and the role that new members start with. */
export function TeamSettings() {
  const { teamId } = useTeam()
  const options = useGetTeamOptionsQuery({ id: teamId })
  return (
    <QueryCard title="Settings" query={options} what="the settings" skeleton={{ shape: 'form', rows: 3 }}>
      {(found) => <SettingsForm teamId={teamId} options={found} />}
    </QueryCard>
  )
}

const valuesOf = ({ notifyOnInvitationAnswer, notifyOnSeatCharge, defaultSeatRole }: Options) => ({
  answers: notifyOnInvitationAnswer === true,
  charges: notifyOnSeatCharge === true,
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
        // What the server left out is sent only if it is changed.
        change(
          {
            ...(answers !== base.answers && { notifyOnInvitationAnswer: answers }),
            ...(charges !== base.charges && { notifyOnSeatCharge: charges }),
            ...(role !== '' && role !== base.role && { defaultSeatRole: role }),
          },
          'settings',
        )
      }
    >
      <CheckField
        name="answers"
        label="Email the owner when someone responds to an invitation"
        hint={options.notifyOnInvitationAnswer === undefined && unsaid}
      />
      <CheckField
        name="charges"
        label="Email the owner when we charge for seats"
        hint={options.notifyOnSeatCharge === undefined && unsaid}
      />
      <SelectField name="role" label="Role of new members" options={roles} hint="You can change it for each person." />
      <SubmitButton why={may.why}>Save settings</SubmitButton>
    </Form>
  )
}
