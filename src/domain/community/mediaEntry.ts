import type { Shape } from '@/contract/types'
import { largestFile, whyNotUsed } from '@/lib/files/pictures'
import { knownOf } from '@/lib/objects'
import { unchangedAsStored } from '@/lib/text/wording'
import { listOf } from './emailTags'

export type Media = Shape<'Media'>
export type MediaInput = Shape<'MediaInput'>

/** The types in use; the field is free text. */
export const mediaTypes = ['blog', 'masterclass', 'image', 'document', 'press', 'video'] as const

export type MediaFields = {
  title: string
  type: string
  uid: string
  description: string
  author: string
  /** Separated by commas. */
  tags: string
  minutes: number | string | undefined
  url: string
  thumbnail: string
  body: string
  /** Undefined: the entry doesn’t say. */
  published: boolean | undefined
}

/** Form values of an entry, or of a new one. */
export const mediaFields = (media: Partial<Media> = { published: false }): MediaFields => ({
  title: media.title ?? '',
  type: media.type ?? 'blog',
  uid: media.uid ?? '',
  description: media.description ?? '',
  author: media.author ?? '',
  tags: (media.tags ?? []).join(', '),
  minutes: media.durationSeconds ? Math.round(media.durationSeconds / 60) : '',
  url: media.url ?? '',
  thumbnail: media.thumbnail ?? '',
  body: media.body ?? '',
  published: media.published,
})

/** The request body of an entry. A save replaces it, so all that is known of it is sent. @param before as it is stored */
export const mediaInput = (fields: MediaFields, before?: Media): MediaInput =>
  before ? unchangedAsStored(whole(fields, before), whole(mediaFields(before), before), before) : whole(fields)

/** The duration keeps its seconds unless its minutes were changed. */
function whole(fields: MediaFields, before: Partial<Media> = {}): MediaInput {
  const { title, type, uid, description, author, tags, minutes, url, thumbnail, body, published } = fields
  const { publishedAt } = before
  const isSameLength = (minutes ?? '') === mediaFields(before).minutes
  return {
    title,
    type,
    description,
    author: author || null,
    tags: listOf(tags),
    durationSeconds: isSameLength
      ? (before.durationSeconds ?? null)
      : typeof minutes === 'number'
        ? Math.round(minutes * 60)
        : null,
    url: url || null,
    thumbnail: thumbnail || null,
    body: body || null,
    ...knownOf({ uid: uid || undefined, published, publishedAt: (published && publishedAt) || undefined }),
  }
}

/** The kinds of files that are sent, for `accept`. SVG is none of them: it may contain scripts. */
export const mediaFileKinds = 'image/jpeg,image/png,image/webp,application/pdf'

/**
 * Why a file cannot be uploaded.
 * @param kind MIME type found in its content; undefined if it is none of the allowed ones
 */
export function whyNotUploaded(size: number, kind: string | undefined): string | undefined {
  const why = whyNotUsed(size, kind)
  if (why) return why
  if (!kind) return 'Please choose a JPEG, PNG or WebP picture, or a PDF'
  if (size > largestFile) return 'Please choose a file of at most 10 MB, or enter the address of a larger one'
  return undefined
}
