import type { User } from '@/contract/types'
import { choicesOf, profileOptions } from '@/domain/account/profileOptions'
import { CheckGroupField } from '@/ui/form/CheckGroupField'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'

/** Work details and interests. */
export function WorkFields({ user }: { user: User }) {
  const stored = user.solutionsAndBenefitsInterest ?? []
  const interests = [...new Set<string>([...profileOptions.solutionsAndBenefitsInterest, ...stored])]
  return (
    <>
      <div className="profile-grid">
        <SelectField
          name="doerType"
          label="Type of doer"
          options={choicesOf(profileOptions.doerType, user.doerType)}
          optional
        />
        <SelectField
          name="industry"
          label="Industry"
          options={choicesOf(profileOptions.industry, user.industry)}
          optional
        />
        <TextField name="jobTitle" label="Job title" autoComplete="organization-title" optional />
        <TextField name="company" label="Company or trading name" autoComplete="organization" optional />
        <TextField name="brn" label="Business registration number" autoComplete="off" optional />
        <SelectField
          name="workFrom"
          label="Where you work from"
          options={choicesOf(profileOptions.workFrom, user.workFrom)}
          optional
        />
        <TextField
          name="linkedin"
          label="LinkedIn page"
          type="url"
          placeholder="https://"
          autoComplete="url"
          optional
        />
        <TextField name="facebook" label="Facebook page" type="url" placeholder="https://" optional />
        <TextField name="instagram" label="Instagram page" type="url" placeholder="https://" optional />
      </div>
      <CheckGroupField
        name="solutionsAndBenefitsInterest"
        label="Solutions and benefits you are interested in"
        options={choicesOf(interests)}
        columns
        optional
      />
    </>
  )
}
