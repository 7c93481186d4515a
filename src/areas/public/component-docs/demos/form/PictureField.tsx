import { Form } from '@/ui/form/Form'
import { PictureField } from '@/ui/form/files/PictureField'
import { State } from '../../State'

export function States() {
  return (
    <>
      <State name="Round, for people">
        <Form label="PictureField" initial={{ picture: '' }} onSubmit={() => undefined}>
          <PictureField name="picture" label="Picture" round />
        </Form>
      </State>
      <State name="Wide, for events">
        <Form label="Event picture" initial={{ wide: '' }} onSubmit={() => undefined}>
          <PictureField name="wide" label="Event picture" aspect={16 / 9} width={1280} optional />
        </Form>
      </State>
    </>
  )
}
