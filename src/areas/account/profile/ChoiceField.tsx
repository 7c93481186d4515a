import type { User } from '@/contract/types'
import { choicesOf, profileOptions } from '@/domain/account/profileOptions'
import { SelectField } from '@/ui/form/fields/SelectField'

type Props = {
  name: Exclude<keyof typeof profileOptions, 'solutionsAndBenefitsInterest'>
  label: string
  user: User
}

/** One of the answers of the profile, or the stored one. */
export const ChoiceField = ({ name, label, user }: Props) => (
  <SelectField name={name} label={label} options={choicesOf(profileOptions[name], user[name])} optional />
)
