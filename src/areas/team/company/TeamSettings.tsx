import { boolean, object } from 'yup'
import { useGetTeamOptionsQuery } from '@/api/account/teams'
import { useMay } from '@/components/access/useAccess'
import { useTeam } from '@/components/team/teamContext'
import { useChangeTeamOptions } from '@/components/team/useChangeTeamOptions'
import { QueryCard } from '@/components/QueryCard'
import { roleNames, seatRoles } from '@/domain/access/teamAccess'
import { CheckField } from '@/ui/form/fields/CheckField'
import { Form, SubmitButton } from '@/ui/form/Form'
import { oneOf } from '@/ui/form/rules'
import { SelectField } from '@/ui/form/fields/SelectField'

const schema = object({ answers: boolean(), charges: boolean(), role: oneOf(['', ...seatRoles]) })
const roles = seatRoles.map((role) => ({ value: role, label: roleNames[role] }))

/** Form for the team's options: which mails the owner gets, and the role that new members start with. */
export function TeamSettings() {
  const { teamId } = useTeam()
  const options = useGetTeamOptionsQuery({ id: teamId })
  const change = useChangeTeamOptions(teamId)
  const may = useMay('company.editSettings')
  return (
    <QueryCard title="Settings" query={options} what="the settings" skeleton={{ shape: 'form', rows: 3 }}>
      {({ notifyOnInvitationAnswer, notifyOnSeatCharge, defaultSeatRole }) => (
        <Form
          label="Settings"
          initial={{
            answers: notifyOnInvitationAnswer === true,
            charges: notifyOnSeatCharge === true,
            role: defaultSeatRole ?? '',
          }}
          schema={schema}
          draftKey={`team-settings:${teamId}`}
          onSubmit={({ answers, charges, role }) =>
            // What the server left out is sent only if it is changed.
            change(
              {
                ...(answers !== (notifyOnInvitationAnswer === true) && { notifyOnInvitationAnswer: answers }),
                ...(charges !== (notifyOnSeatCharge === true) && { notifyOnSeatCharge: charges }),
                ...(role !== '' && role !== defaultSeatRole && { defaultSeatRole: role }),
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
            hint="You can change it for each person."
          />
          <SubmitButton why={may.why}>Save settings</SubmitButton>
        </Form>
      )}
    </QueryCard>
  )
}
