import { array, boolean, object, string } from 'yup'
import { whyNotUploaded } from '@/domain/community/mediaEntry'
import { webAddress } from '@/lib/text/webAddress'
import { contentTypeOf } from '@/lib/files/fileContent'
import { optionalNumber, required, text } from '@/ui/form/rules'

/** The rules of an entry of the media library. */
export const mediaSchema = object({
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
  published: boolean().required(),
  file: array()
    .required()
    .test('file', '', async (files, { createError }) => {
      const file: unknown = files[0]
      if (!(file instanceof File)) return true
      const message = whyNotUploaded(file.size, await contentTypeOf(file))
      return message === undefined || createError({ message })
    }),
})
