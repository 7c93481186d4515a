import { CompanyFields } from '@/components/team/CompanyFields'
import { companySchema } from '@/components/team/companySchema'
import type { Team } from '@/contract/types'
import { registrationSteps, toCompany } from '@/domain/team/teamRegistration'
import { useAppDispatch } from '@/store/hooks'
import { saveCompany } from '@/store/registration/saving'
import { DialogForm } from '@/ui/form/dialog/DialogForm'
import { useAdmin } from './useAdmin'

type Props = { userId: string; team: Team | null; country: string; onSaved: () => void }

/** Step 1: the company (R-VAL-01 to R-VAL-05). */
export function CompanyStep({ userId, team, country, onSaved }: Props) {
  const dispatch = useAppDispatch()
  const admin = useAdmin()
  return (
    <DialogForm
      title="Company details"
      submit={registrationSteps[0]?.button}
      data-track="save-company"
      initial={toCompany(team, country)}
      schema={companySchema}
      // R-TEAM-07 resets a closed wizard to the server's data. An unsaved draft of this step takes precedence over it.
      draftKey={`team-company:${userId}`}
      onSubmit={(company) => dispatch(saveCompany(company, admin, team))}
      onDone={onSaved}
    >
      <CompanyFields />
    </DialogForm>
  )
}
