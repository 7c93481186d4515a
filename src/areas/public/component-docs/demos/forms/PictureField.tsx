import { PictureField } from '@/ui/form/files/PictureField'

export const initial = { picture: '' }

export const Demo = () => <PictureField name="picture" label="Event picture" aspect={16 / 9} optional />
