import type { User } from '@/contract/types'
import { choicesOf, profileOptions } from '@/domain/account/profileOptions'
import { CheckGroupField } from '@/ui/form/fields/CheckGroupField'
import { TextField } from '@/ui/form/fields/TextField'
import { Disclosure } from '@/ui/layout/Disclosure'
import { ChoiceField } from './ChoiceField'

/** Work details: what other members look for first, the rest folded. */
export function WorkFields({ user }: { user: User }) {
  const stored = user.solutionsAndBenefitsInterest ?? []
  const interests = [...new Set<string>([...profileOptions.solutionsAndBenefitsInterest, ...stored])]
  return (
    <>
      <div className="profile-grid">
        <ChoiceField name="doerType" label="Type of doer" user={user} />
        <ChoiceField name="industry" label="Industry" user={user} />
        <TextField name="jobTitle" label="Job title" autoComplete="organization-title" optional />
        <TextField name="company" label="Company or trading name" autoComplete="organization" optional />
        <ChoiceField name="workFrom" label="Where you work" user={user} />
        <TextField
          name="linkedin"
          label="LinkedIn page"
          type="url"
          placeholder="https://"
          autoComplete="url"
          optional
        />
      </div>
      <Disclosure summary="Interests, other links and registration number">
        <CheckGroupField
          name="solutionsAndBenefitsInterest"
          label="Solutions & Benefits you’re interested in"
          options={choicesOf(interests)}
          columns
          optional
        />
        <div className="profile-grid">
          <TextField name="facebook" label="Facebook page" type="url" placeholder="https://" optional />
          <TextField name="instagram" label="Instagram page" type="url" placeholder="https://" optional />
          <TextField name="brn" label="Business registration number" autoComplete="off" optional />
        </div>
      </Disclosure>
    </>
  )
}
