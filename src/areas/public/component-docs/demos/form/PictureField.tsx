import { PictureField } from '@/ui/form/files/PictureField'
import { FieldState } from '../../FieldState'

export const states = {
  Square: (
    <FieldState initial={{ picture: '' }}>
      <PictureField name="picture" label="Picture" />
    </FieldState>
  ),
  'Wide, for events': (
    <FieldState initial={{ wide: '' }}>
      <PictureField name="wide" label="Event picture" aspect={16 / 9} optional />
    </FieldState>
  ),
}
