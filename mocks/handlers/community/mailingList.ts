import { clock } from '../../settings/clock'
import { isEmail } from '@/lib/text/emailAddress'
import { verifyAddressMail } from '../../db/community/communityMails'
import type { MailingListRow } from '../../db/community/communityTables'
import { db, freshId } from '../../db/db'
import { sendMail } from '../../db/accounts/mailbox'
import { reject, type Handlers } from '../../http'

const find = (address: string): MailingListRow | undefined =>
  db.mailingList.find(({ emailAddress }) => emailAddress.toLowerCase() === address.trim().toLowerCase())

function add(emailAddress: string): MailingListRow {
  const row: MailingListRow = {
    mailingListSubscriptionId: freshId('ml'),
    emailAddress,
    status: 'PENDING',
    token: freshId('mlt'),
    createdAt: clock.iso(),
    verifiedAt: null,
    unsubscribedAt: null,
  }
  db.mailingList.unshift(row)
  return row
}

export const mailingList = {
  listMailingListSubscriptions: ({ db }) => db.mailingList.map(({ token: _token, ...row }) => row),
  joinMailingList: ({ body }) => {
    const address = body.emailAddress.trim()
    if (!isEmail(address))
      reject(422, 'Please enter a valid email', { fields: { emailAddress: 'Please enter a valid email' } })
    const known = find(address)
    if (known?.status === 'VERIFIED') reject(409, 'Already subscribed')
    if (known?.status === 'UNSUBSCRIBED') reject(409, 'Previously unsubscribed')
    // An unverified address gets the verification mail again.
    sendMail(verifyAddressMail(address, (known ?? add(address)).token))
    return { ok: true }
  },
  verifyMailingListSubscription: ({ path }) => {
    const row = find(path.email)
    if (!row || row.token !== path.token || row.status === 'UNSUBSCRIBED') reject(404, 'This link isn’t valid')
    if (row.status === 'VERIFIED') reject(409, 'Already verified')
    Object.assign(row, { status: 'VERIFIED', verifiedAt: clock.iso() })
    return { ok: true }
  },
} satisfies Partial<Handlers>
