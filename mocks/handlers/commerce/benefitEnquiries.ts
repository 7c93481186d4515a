import { clock } from '../../settings/clock'
import { checkContact } from '../../db/accounts/contactFields'
import { freshId } from '../../db/db'
import { solutionOf } from '../../files/catalogue'
import type { Handlers } from '../../http'

export const benefitEnquiries = {
  listBenefitEnquiries: ({ db }) => db.benefitEnquiries,
  submitBenefitEnquiry: ({ db, user, body: { enquiry } }) => {
    checkContact(enquiry, ['firstName', 'lastName', 'email', 'message'])
    const title = enquiry.solutionTitle ?? solutionOf(enquiry.solutionUid)?.title
    db.benefitEnquiries.unshift({
      ...enquiry,
      ...(title ? { solutionTitle: title } : {}),
      benefitEnquiryId: freshId('be'),
      userId: user?.userId ?? null,
      createdAt: clock.iso(),
    })
    return { ok: true }
  },
} satisfies Partial<Handlers>
