import { clock } from '../../settings/clock'
import { checkContact } from '../../db/accounts/contactFields'
import { freshId } from '../../db/db'
import { reject, type Handlers } from '../../http'

export const enquiries = {
  createJobEnquiry: ({ db, body }) => {
    checkContact(body, ['email', 'firstName', 'lastName', 'phone', 'enquiry', 'role'])
    const { email, firstName, lastName, phone, enquiry, role } = body
    db.jobEnquiries.unshift({
      jobEnquiryId: freshId('job'),
      email,
      firstName,
      lastName,
      phone,
      enquiry,
      role,
      responded: false,
      comments: null,
      createdAt: clock.iso(),
      respondedAt: null,
    })
    return { ok: true }
  },
  updateJobEnquiry: ({ db, path, body: { responded, comments } }) => {
    const row =
      db.jobEnquiries.find(({ jobEnquiryId }) => jobEnquiryId === path.id) ?? reject(404, 'This enquiry does not exist')
    if (comments !== undefined) row.comments = comments.trim() || null
    if (responded !== undefined) row.respondedAt = responded ? (row.respondedAt ?? clock.iso()) : null
    return Object.assign(row, { responded: responded ?? row.responded })
  },
  listJobEnquiries: ({ db }) => db.jobEnquiries,
} satisfies Partial<Handlers>
