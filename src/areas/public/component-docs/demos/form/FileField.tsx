import { Form } from '@/ui/form/Form'
import { FileField } from '@/ui/form/files/FileField'
import { State } from '../../State'

export function States() {
  return (
    <State name="Usual">
      <Form label="FileField" initial={{ files: [] }} onSubmit={() => undefined}>
        <FileField name="files" label="Documents" accept=".pdf,image/png" optional />
      </Form>
    </State>
  )
}
