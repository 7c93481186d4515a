import type { KycRow } from '../../db/commerce/cartTables'
import { clock } from '../../settings/clock'
import { db, freshId } from '../../db/db'
import type { UserRow } from '../../db/tables'
import { reject, type Handlers } from '../../http'

const second = 1000
const day = 86_400 * second

/** Time from link creation to completed verification, and duration of the review: short enough to watch. */
const finishedAfter = 20 * second
const reviewedAfter = 60 * second

function step(row: KycRow, status: string, at: number): void {
  row.kyc_status = status
  row.kyc_statuses_history = [
    ...(row.kyc_statuses_history ?? []),
    { status, date: new Date(at).toISOString(), reason: null },
  ]
}

/** Simulates the provider: a new link is used, reviewed and approved automatically. */
function goOn(row: KycRow, user: UserRow): void {
  const made = row.linkMadeAt === null ? undefined : Date.parse(row.linkMadeAt)
  if (made === undefined) return
  if (row.kyc_status === 'pending' && clock.now() >= made + finishedAfter) {
    step(row, 'in_review', made + finishedAfter)
    Object.assign(row, { verifyUrl: null, verifyUrlExpiresAt: null })
  }
  if (row.kyc_status === 'in_review' && clock.now() >= made + reviewedAfter) {
    step(row, 'approved', made + reviewedAfter)
    row.linkMadeAt = null
  }
  user.idVerification = row.kyc_status
}

const rowOf = (userId: string) => db.kyc.find((row) => row.userId === userId)

function toKyc({ userId: _userId, linkMadeAt: _made, ...kyc }: KycRow) {
  return kyc
}

function makeLink(me: UserRow) {
  const row = rowOf(me.userId) ?? reject(409, 'There is no verification yet')
  if (row.kyc_status === 'approved' || row.kyc_status === 'in_review')
    return { status: false, url: null, expiresAt: null, message: 'Your verification needs no new link.' }
  const url = `https://verify.doers.test/s/${freshId('kyc')}`
  const expiresAt = new Date(clock.now() + day).toISOString()
  if (row.kyc_status !== 'pending') step(row, 'pending', clock.now())
  Object.assign(row, { verifyUrl: url, verifyUrlExpiresAt: expiresAt, linkMadeAt: clock.iso() })
  me.idVerification = 'pending'
  return { status: true, url, expiresAt, message: null }
}

export const kyc = {
  getKyc: ({ me }) => {
    const row = rowOf(me.userId) ?? reject(409, 'There is no verification yet')
    goOn(row, me)
    return [toKyc(row)]
  },
  createKyc: ({ me }) => {
    if (rowOf(me.userId)) reject(409, 'There’s already a verification')
    db.kyc.push({
      userId: me.userId,
      kyc_status: 'not_started',
      kyc_statuses_history: [{ status: 'not_started', date: clock.iso(), reason: null }],
      verifyUrl: null,
      verifyUrlExpiresAt: null,
      linkMadeAt: null,
    })
    return { ok: true }
  },
  generateKycVerifyUrl: ({ me }) => makeLink(me),
  regenerateKycVerifyUrl: ({ me }) => makeLink(me),
} satisfies Partial<Handlers>
