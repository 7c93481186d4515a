import { PictureField } from '@/ui/form/files/PictureField'
import { FieldState } from '../../FieldState'

export function States() {
  return (
    <>
      <FieldState name="Square" initial={{ picture: '' }}>
        <PictureField name="picture" label="Picture" />
      </FieldState>
      <FieldState name="Wide, for events" initial={{ wide: '' }}>
        <PictureField name="wide" label="Event picture" aspect={16 / 9} optional />
      </FieldState>
    </>
  )
}
