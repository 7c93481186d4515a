import { SafeHtml } from '@/components/SafeHtml'
import { mediaFileKinds, mediaTypes, type Media, type MediaFields } from '@/domain/community/mediaEntry'
import { CheckField } from '@/ui/form/fields/CheckField'
import { ComboboxField } from '@/ui/form/combobox/ComboboxField'
import { FileField } from '@/ui/form/files/FileField'
import { NumberField } from '@/ui/form/fields/NumberField'
import { PictureField } from '@/ui/form/files/PictureField'
import { RichTextField } from '@/ui/form/richText/RichTextField'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { TextField } from '@/ui/form/fields/TextField'
import { Disclosure } from '@/ui/layout/Disclosure'

type Props = { values: MediaFields & { file: readonly File[] }; media: Media | undefined }

const types = mediaTypes.map((value) => ({ value, label: value }))

/** The fields of an entry, and how its text looks on the site. */
export function MediaFieldsForm({ values, media }: Props) {
  const isUploaded = values.url.startsWith('data:')
  return (
    <>
      <TextField name="title" label="Title" />
      <ComboboxField name="type" label="Type" options={types} hint="Choose one, or type a new one." />
      <TextField
        name="uid"
        label="Web address"
        optional
        autoComplete="off"
        hint={
          media
            ? 'Links and comments use it: change it only before the entry is published.'
            : 'The last part of its web address. Leave blank to create it from the title.'
        }
      />
      <TextAreaField name="description" label="Summary" rows={2} limit={500} optional />
      <TextField name="author" label="Author" optional autoComplete="off" />
      <TextField name="tags" label="Tags" optional hint="Separate tags with commas." autoComplete="off" />
      <NumberField name="minutes" label="Length" after="minutes" optional />
      <FileField
        name="file"
        label={media?.contentType ? 'Replace the file' : 'File'}
        accept={mediaFileKinds}
        optional
        hint="A JPEG, PNG or WebP picture, or a PDF, of at most 10 MB. Host videos elsewhere."
      />
      {isUploaded ? (
        <CurrentFile media={media} />
      ) : (
        <TextField name="url" label="URL of the file or video" type="url" placeholder="https://" optional />
      )}
      <PictureField name="thumbnail" label="Thumbnail" aspect={16 / 9} optional />
      <RichTextField name="body" label="Text" optional />
      <Disclosure summary="Preview">
        <h3>{values.title || 'No title yet'}</h3>
        {values.description && <p className="lead">{values.description}</p>}
        {values.body ? <SafeHtml html={values.body} /> : <p className="text-muted">No text yet.</p>}
      </Disclosure>
      <CheckField name="published" label="Published" hint="Everyone can see it. Only administrators can see drafts." />
    </>
  )
}

function CurrentFile({ media }: { media: Media | undefined }) {
  if (!media?.url) return null
  if (media.contentType?.startsWith('image/'))
    return <img src={media.url} alt={`${media.title}, as it is now`} className="w-100 rounded-4 mb-3" loading="lazy" />
  return <p className="text-muted">The current file is {media.contentType ?? 'of an unknown type'}.</p>
}
