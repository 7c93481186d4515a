import { Form } from '@/ui/form/Form'
import { RichTextField } from '@/ui/form/richText/RichTextField'
import { State } from '../../State'

export function States() {
  return (
    <State name="Usual">
      <Form
        label="RichTextField"
        initial={{ body: '<h2>Terms</h2><p>You pay <strong>monthly</strong>.</p>' }}
        onSubmit={() => undefined}
      >
        <RichTextField name="body" label="Text" />
      </Form>
    </State>
  )
}
