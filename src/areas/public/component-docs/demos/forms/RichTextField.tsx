import { RichTextField } from '@/ui/form/richText/RichTextField'

export const initial = { body: '<h2>Terms</h2><p>You pay <strong>monthly</strong>.</p>' }

export const Demo = () => <RichTextField name="body" label="Text" />
