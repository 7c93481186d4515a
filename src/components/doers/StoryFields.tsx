import { SelectField } from '@/ui/form/fields/SelectField'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { TextField } from '@/ui/form/fields/TextField'
import { NameFields } from '../contact/PersonFields'
import { industries } from './industries'
import { longestHeadline } from './storySchema'

/** The fields of a featured doer's story, written by the person or by an administrator. */
export function StoryFields({ own = false }: { /** The person writes it. */ own?: boolean }) {
  const who = own ? 'you' : 'they'
  return (
    <>
      <NameFields />
      <TextField name="businessName" label="Business" optional autoComplete="organization" />
      <TextField name="headline" label="Tagline" hint={`What ${who} do, in at most ${longestHeadline} characters`} />
      <TextAreaField
        name="story"
        label={own ? 'Your story' : 'Story'}
        rows={7}
        hint="Leave a blank line to start a new paragraph."
      />
      <SelectField name="industry" label="Industry" optional options={industries} />
      <TextAreaField name="links" label="Links" rows={2} optional hint="One link per line, starting with https://" />
    </>
  )
}
