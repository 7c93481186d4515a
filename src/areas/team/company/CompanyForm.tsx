import { CompanyFields } from '@/components/team/CompanyFields'
import { companySchema } from '@/components/team/companySchema'
import type { Team } from '@/contract/types'
import { companyOf } from '@/domain/team/teamDraft'
import { Form, SubmitButton } from '@/ui/form/Form'
import { useFreshness } from '@/ui/form/useFreshness'
import { Card } from '@/ui/layout/Card'
import { useSaveCompany } from './useSaveCompany'

/** Form for the company's name, place and website; asks before it overwrites another administrator's change. */
export function CompanyForm({ team, why }: { team: Team; why: string | undefined }) {
  const { read, save } = useSaveCompany(team.teamId)
  const { guard, dialog } = useFreshness(async () => companyOf(await read()), companyOf(team), {
    companyName: 'Company name',
    companyLocation: 'Location',
    website: 'Website',
    companyBrn: 'Business registration number',
  })
  return (
    <Card title="Company details">
      <Form
        label="Company details"
        initial={companyOf(team)}
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
