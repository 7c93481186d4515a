import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { actsAsAdmin } from '../../adminCallPages'
import { clock } from '../../settings/clock'
import { isEmail } from '@/lib/text/emailAddress'
import { createAccount } from '../../db/accounts/accounts'
import { doerApprovedMail } from '../../db/community/communityMails'
import type { FeaturedDoerRow } from '../../db/community/communityTables'
import { db, freshId } from '../../db/db'
import { toListedUser, userOr404 } from '../../db/find'
import { sendMail } from '../../db/accounts/mailbox'
import { notify } from '../../db/accounts/notify'
import type { UserRow } from '../../db/tables'
import { reject, type Handlers } from '../../http'

type Doer = Shape<'FeaturedDoer'>
type Input = Shape<'FeaturedDoerInput'>

const needed = 'This field is required'
const isWebAddress = (text: string) => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text)

/** A doer as sent to the client: only administrators get the addresses. */
function toDoer({ superFeaturedAt: _at, email, newUser, ...row }: FeaturedDoerRow, user: UserRow | undefined): Doer {
  return actsAsAdmin(user, 'listAllFeaturedDoers')
    ? { ...row, ...(email ? { email } : {}), newUser: newUser === true }
    : row
}

const saved = (row: FeaturedDoerRow, user: UserRow | undefined) => ({ savedFeaturedDoer: toDoer(row, user) })

const find = (id: string): FeaturedDoerRow =>
  db.featuredDoers.find(({ featuredDoerId }) => featuredDoerId === id) ??
  reject(404, 'This featured doer does not exist')

const ofUser = (userId: string | undefined) => userId && db.featuredDoers.find((row) => row.userId === userId)

function checkDoer(body: Input): void {
  const fields: Record<string, string> = {}
  for (const key of ['firstName', 'lastName', 'headline', 'story'] as const)
    if (!body[key]?.trim()) fields[key] = needed
  if ((body.headline ?? '').length > 120) fields.headline = 'Please use at most 120 characters'
  if (body.links?.some((link) => !isWebAddress(link))) fields.links = 'Please enter a valid URL'
  if (Object.keys(fields).length > 0) reject(422, 'Please check what you entered', { fields })
}

const asSent = ['businessName', 'story', 'image', 'country', 'industry', 'links'] as const satisfies (keyof Input)[]

/** The fields that people may write about themselves; votes, approval and spotlight cannot be set by the sender. */
function fieldsOf(body: Input): Partial<FeaturedDoerRow> {
  const given = asSent.filter((key) => body[key] !== undefined).map((key) => [key, body[key]])
  return {
    ...(Object.fromEntries(given) as Pick<Input, (typeof asSent)[number]>),
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    headline: body.headline.trim(),
  }
}

function add(
  body: Input,
  { userId, email }: UserRow,
  { approved, newUser }: { approved: boolean; newUser: boolean },
): FeaturedDoerRow {
  const row: FeaturedDoerRow = {
    image: null,
    links: [],
    ...fieldsOf(body),
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    featuredDoerId: freshId('fd'),
    userId,
    email,
    votes: 0,
    approved,
    superFeatured: false,
    superFeaturedAt: null,
    blogPostUid: null,
    newUser,
    createdAt: clock.iso(),
  }
  db.featuredDoers.unshift(row)
  return row
}

const sorts: Record<string, (a: FeaturedDoerRow, b: FeaturedDoerRow) => number> = {
  any: (a, b) => b.createdAt.localeCompare(a.createdAt),
  votes: (a, b) => b.votes - a.votes || a.createdAt.localeCompare(b.createdAt),
  name: (a, b) => `${a.firstName} ${a.lastName}`.localeCompare(`${b.firstName} ${b.lastName}`),
}

function approve(row: FeaturedDoerRow, approved: boolean): void {
  const before = row.approved
  row.approved = approved
  if (!approved) Object.assign(row, { superFeatured: false, superFeaturedAt: null })
  if (!approved || before) return
  if (row.email) sendMail(doerApprovedMail(row.email, row.firstName))
  notify(row.userId, {
    kind: 'system',
    title: 'You’re a featured doer',
    text: 'Your page is public now.',
    href: paths.featuredDoers,
  })
}

export const featuredDoers = {
  getFeaturedDoer: ({ user, path }) => {
    const row = find(path.id)
    const own = row.userId !== undefined && row.userId === user?.userId
    if (!row.approved && !own && !actsAsAdmin(user, 'getFeaturedDoer')) reject(404, 'This featured doer does not exist')
    return toDoer(row, user)
  },
  getMyFeaturedDoer: ({ me }) => {
    const row = ofUser(me.userId)
    return row ? { featuredDoer: toDoer(row, me) } : {}
  },
  getSpotlightedFeaturedDoer: ({ db, user }) => {
    const [row] = db.featuredDoers
      .filter(({ approved, superFeatured }) => approved && superFeatured)
      .sort((a, b) => (b.superFeaturedAt ?? '').localeCompare(a.superFeaturedAt ?? ''))
    return row ? { superFeaturedDoer: toDoer(row, user) } : {}
  },
  listFeaturedDoers: ({ db, user, path: { filter, sort, offset, limit } }) => {
    const rows = db.featuredDoers
      .filter(
        ({ approved, industry }) => approved && (filter === 'any' || industry?.toLowerCase() === filter.toLowerCase()),
      )
      .sort(sorts[sort] ?? sorts.any)
    const page = rows.slice(offset, limit > 0 ? offset + limit : undefined)
    return { featuredDoers: page.map((row) => toDoer(row, user)), total: rows.length }
  },
  listAllFeaturedDoers: ({ db, user }) => [...db.featuredDoers].sort(sorts.any).map((row) => toDoer(row, user)),
  createFeaturedDoer: ({ user, body }) => {
    checkDoer(body)
    if (ofUser(user?.userId)) reject(409, 'You’ve already submitted your story')
    if (!user && !body.newUser) reject(422, 'Please tell us who you are', { fields: { email: needed } })
    // The account still needs activation by mail: a submission does not sign anybody in.
    const owner = user ?? createAccount(body.newUser as Shape<'NewUser'>)
    return saved(add(body, owner, { approved: false, newUser: !user }), user)
  },
  createFeaturedDoerWithId: ({ user, path, body }) => {
    const owner = userOr404(path.id)
    checkDoer(body)
    if (ofUser(owner.userId)) reject(409, 'This member is already featured')
    return saved(add(body, owner, { approved: true, newUser: false }), user)
  },
  updateFeaturedDoer: ({ me, path, body }) => {
    const row = find(path.id)
    const byAdmin = actsAsAdmin(me, 'updateFeaturedDoer')
    if (row.userId !== me.userId && !byAdmin) reject(403, 'You may only change your own page')
    checkDoer(body)
    Object.assign(row, fieldsOf(body))
    if (!byAdmin) approve(row, false)
    return saved(row, me)
  },
  voteFeaturedDoer: ({ db, user, path }) => {
    const row = find(path.id)
    if (!row.approved) reject(404, 'This featured doer does not exist')
    // The server cannot tell visitors apart, like people behind one IP address; the cookie does that (R-VOTE-01).
    const voter = user ? `user:${user.userId}` : 'visitor'
    if (db.featuredDoerVotes.some((vote) => vote.featuredDoerId === path.id && vote.voter === voter))
      reject(409, 'You have already voted for that featured doer!')
    db.featuredDoerVotes.push({ featuredDoerId: path.id, voter })
    row.votes += 1
    return { featuredDoerId: path.id, votes: row.votes }
  },
  approveFeaturedDoer: ({ user, path }) => {
    const row = find(path.id)
    approve(row, true)
    return saved(row, user)
  },
  unapproveFeaturedDoer: ({ user, path }) => {
    const row = find(path.id)
    approve(row, false)
    return saved(row, user)
  },
  superFeatureDoer: ({ db, user, path, body: { blogPostUid } }) => {
    const row = find(path.id)
    if (!row.approved) reject(409, 'Please approve this featured doer first')
    if (!db.media.some(({ uid, type }) => uid === blogPostUid && type === 'blog'))
      reject(422, 'There is no such blog post', { fields: { blogPostUid: 'There is no such blog post' } })
    Object.assign(row, { superFeatured: true, superFeaturedAt: clock.iso(), blogPostUid })
    return saved(row, user)
  },
  unSuperFeatureDoer: ({ user, path }) => {
    const row = find(path.id)
    Object.assign(row, { superFeatured: false, superFeaturedAt: null })
    return saved(row, user)
  },
  deleteFeaturedDoer: ({ db, path }) => {
    const row = find(path.id)
    db.featuredDoers = db.featuredDoers.filter((one) => one !== row)
    db.featuredDoerVotes = db.featuredDoerVotes.filter(({ featuredDoerId }) => featuredDoerId !== path.id)
    return { ok: true }
  },
  nominateFeaturedDoer: ({ db, user, body }) => {
    const fields: Record<string, string> = {}
    for (const key of ['firstName', 'lastName', 'reason'] as const) if (!body[key]?.trim()) fields[key] = needed
    if (!isEmail(body.email)) fields.email = 'Please enter a valid email'
    if (body.nominatorEmail && !isEmail(body.nominatorEmail)) fields.nominatorEmail = 'Please enter a valid email'
    if (body.link && !isWebAddress(body.link)) fields.link = 'Please enter a valid URL'
    if (Object.keys(fields).length > 0) reject(422, 'Please check what you entered', { fields })
    const row = { nominationId: freshId('nom'), ...body, nominatorUserId: user?.userId ?? null, createdAt: clock.iso() }
    db.featuredDoerNominations.unshift(row)
    return row
  },
  listFeaturedDoerNominations: ({ db }) => db.featuredDoerNominations,
  listUnfeaturedUsers: ({ db }) =>
    db.users.filter(({ userId, activated, disabled }) => activated && !disabled && !ofUser(userId)).map(toListedUser),
} satisfies Partial<Handlers>
