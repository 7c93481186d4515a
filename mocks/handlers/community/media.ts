import type { Shape } from '@/contract/types'
import { actsAsAdmin } from '../../adminCallPages'
import { clock } from '../../settings/clock'
import type { MediaRow } from '../../db/community/communityTables'
import { db, freshId } from '../../db/db'
import { reject, type Handlers } from '../../http'

type Input = Shape<'MediaInput'>

const uidOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const newestFirst = (a: MediaRow, b: MediaRow) =>
  (b.publishedAt ?? b.createdAt).localeCompare(a.publishedAt ?? a.createdAt)

function checkMedia(body: Input, own?: MediaRow): void {
  const fields: Record<string, string> = {}
  if (!body.title?.trim()) fields.title = 'This field is required'
  if (!body.type?.trim()) fields.type = 'This field is required'
  if (body.uid !== undefined && !/^[\w-]{1,100}$/.test(body.uid))
    fields.uid = 'Please use letters, digits and hyphens only'
  if (body.url && !/^(https?:\/\/|data:)/i.test(body.url)) fields.url = 'Please enter a valid URL'
  if (Object.keys(fields).length > 0) reject(422, 'Please check what you entered', { fields })
  if (body.uid && db.media.some((row) => row !== own && row.uid === body.uid))
    reject(409, 'This uid is taken', { fields: { uid: 'This uid is taken' } })
}

/** The uploaded file; without `url` and `data` the current one stays. */
function fileOf({ data, url, contentType }: Input): Partial<MediaRow> {
  if (!data) return url === undefined ? {} : { url, ...(contentType ? { contentType } : {}) }
  const type = contentType ?? 'application/octet-stream'
  const size = Math.floor((data.replace(/=+$/, '').length * 3) / 4)
  return { url: `data:${type};base64,${data}`, contentType: type, sizeBytes: size }
}

/** A full replacement: missing fields become empty, except for the file and the creation time. */
function mediaFrom(body: Input, before: MediaRow | undefined): MediaRow {
  const published = body.published ?? before?.published ?? false
  return {
    url: before?.url ?? null,
    ...(before?.contentType ? { contentType: before.contentType } : {}),
    ...(before?.sizeBytes ? { sizeBytes: before.sizeBytes } : {}),
    ...fileOf(body),
    mediaId: before?.mediaId ?? freshId('m'),
    uid: body.uid ?? before?.uid ?? `${uidOf(body.title)}-${freshId('m').replace(/\D/g, '')}`,
    type: body.type.trim(),
    title: body.title.trim(),
    description: body.description ?? '',
    body: body.body ?? null,
    thumbnail: body.thumbnail ?? null,
    author: body.author ?? null,
    durationSeconds: body.durationSeconds ?? null,
    tags: body.tags ?? [],
    published,
    publishedAt: body.publishedAt ?? (published ? (before?.publishedAt ?? clock.iso()) : null),
    createdAt: before?.createdAt ?? clock.iso(),
    updatedAt: clock.iso(),
  }
}

const find = (id: string): MediaRow =>
  db.media.find(({ mediaId }) => mediaId === id) ??
  db.media.find(({ uid }) => uid === id) ??
  reject(404, 'This media does not exist')

export const media = {
  listMedia: ({ db }) => [...db.media].sort(newestFirst),
  listMediaByType: ({ db, path }) =>
    db.media.filter(({ type, published }) => published && type === path.type).sort(newestFirst),
  getMedia: ({ user, path }) => {
    const row = find(path.mediaId)
    if (!row.published && !actsAsAdmin(user, 'getMedia')) reject(404, 'This media does not exist')
    return row
  },
  createMedia: ({ db, body }) => {
    checkMedia(body)
    const row = mediaFrom(body, undefined)
    db.media.push(row)
    return row
  },
  updateMedia: ({ db, path, body }) => {
    const before = find(path.mediaId)
    checkMedia(body, before)
    const after = mediaFrom(body, before)
    db.media = db.media.map((row) => (row === before ? after : row))
    return after
  },
  deleteMedia: ({ db, path }) => {
    const row = find(path.mediaId)
    db.media = db.media.filter((one) => one !== row)
    return { ok: true }
  },
} satisfies Partial<Handlers>
