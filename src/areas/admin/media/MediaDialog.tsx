import { array, boolean, object, string } from 'yup'
import { useCreateMediaMutation, useUpdateMediaMutation } from '@/api/admin/media'
import { mediaApi } from '@/api/community/media'
import { MaybeCreated } from '@/components/admin/MaybeCreated'
import { storyText } from '@/domain/community/plainStory'
import { mediaFields, mediaInput, whyNotUploaded, type Media, type MediaFields } from '@/domain/community/mediaEntry'
import { contentTypeOf, toBase64 } from '@/lib/files/fileContent'
import { fileNameOf } from '@/lib/files/fileName'
import { webAddress } from '@/lib/text/webAddress'
import { useFreshRead } from '@/store/useFreshRead'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { optionalNumber, required, text } from '@/ui/form/rules'
import { useFreshness, type MergeField } from '@/ui/form/useFreshness'
import { MediaFieldsForm } from './MediaFieldsForm'

/** The rules of an entry of the media library. */
const mediaSchema = object({
  title: required({ max: 200 }),
  type: required({ max: 40 }),
  uid: text({ max: 100 }).matches(/^[\w-]*$/, 'Please use letters, digits and hyphens only'),
  description: text({ max: 500 }),
  author: text({ max: 100 }),
  tags: text({ max: 200 }),
  minutes: optionalNumber({ min: 0 }),
  url: text().test(
    'url',
    'Please enter a valid URL',
    (url) => !url || webAddress(url) !== undefined || url.startsWith('data:'),
  ),
  thumbnail: string(),
  body: string(),
  published: boolean(),
  file: array()
    .required()
    .test('file', '', async (files, { createError }) => {
      const file: unknown = files[0]
      if (!(file instanceof File)) return true
      const message = await contentTypeOf(file).then(
        (kind) => whyNotUploaded(file.size, kind),
        // The file can't be read: it has been changed or deleted since it was chosen, or it is a folder.
        () => 'We couldn’t read this file. Please choose it again',
      )
      return message === undefined || createError({ message })
    }),
})

type Props = { /** Undefined for a new entry. */ media: Media | undefined; onClose: () => void }
type Values = MediaFields & { file: readonly File[] }

const shownFile = (address: string) => (address.startsWith('data:') ? 'An uploaded file' : address)

const compared: { [Name in keyof MediaFields]: MergeField<MediaFields[Name]> } = {
  title: 'Title',
  type: 'Type',
  uid: 'Web address',
  description: 'Summary',
  author: 'Author',
  tags: 'Tags',
  minutes: 'Length in minutes',
  url: { label: 'File', show: shownFile },
  thumbnail: { label: 'Thumbnail', show: shownFile },
  body: { label: 'Text', show: storyText },
  published: 'Published',
}

async function withFile({ file: [file], ...fields }: Values, before: Media | undefined) {
  const input = mediaInput(fields, before)
  if (!file) return input
  const contentType = await contentTypeOf(file)
  // The new file replaces the URL.
  const { url: _url, ...rest } = input
  return { ...rest, fileName: fileNameOf(file), ...(contentType && { contentType }), data: await toBase64(file) }
}

/** Adds or edits an entry of the media library. */
export function MediaDialog({ media, onClose }: Props) {
  const readMedia = useFreshRead(mediaApi.endpoints.getMedia)
  const [create] = useCreateMediaMutation()
  const [update] = useUpdateMediaMutation()
  const freshness = useFreshness({
    record: media,
    read: () => readMedia({ mediaId: media?.mediaId ?? '' }),
    toValues: mediaFields,
    fields: compared,
  })
  // A save replaces the whole entry: fields that the form doesn't show are taken from its latest version.
  const send = async (values: Values, latest?: Media) => {
    const body = await withFile(values, latest)
    return media ? update({ mediaId: media.mediaId, body }).unwrap() : create({ body }).unwrap()
  }
  const initial: Values = { ...freshness.initial, file: [] }
  return (
    <>
      <FormDialog
        title={media ? `Edit ${media.title}` : 'Add media'}
        size="xl"
        initial={initial}
        schema={mediaSchema}
        submit={media ? 'Save' : 'Add media'}
        draftKey={`media:${media?.mediaId ?? 'new'}`}
        doubt={media ? undefined : <MaybeCreated noun="entry" />}
        onSubmit={(values: Values) => (media ? freshness.guard(values, send) : send(values))}
        onClose={onClose}
      >
        {({ values }) => <MediaFieldsForm values={values} media={media} />}
      </FormDialog>
      {freshness.dialog}
    </>
  )
}
