import { RichTextField } from '@/ui/form/richText/RichTextField'
import { FieldState } from '../../FieldState'

export const states = {
  Default: (
    <FieldState initial={{ body: '<h2>Terms</h2><p>You pay <strong>monthly</strong>.</p>' }}>
      <RichTextField name="body" label="Text" />
    </FieldState>
  ),
}
