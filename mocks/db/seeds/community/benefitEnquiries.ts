import type { Shape } from '@/contract/types'
import { catalogue } from '../../../files/catalogue'
import { clock } from '../../../settings/clock'
import { randomFrom } from '../../random'
import { person, someone } from './crowd'

// prettier-ignore
const questions = [
  'Does this also work for a sole proprietorship, or do I need a company first?', 'How long does it take from paying to using it?',
  'We are six people. Is there a price for teams?', 'Can I start in the middle of a month?', 'I have a similar contract until March. Can I switch later at the same price?',
  'Which documents do you need from me?', 'Is this available in Malaysia?', 'Could somebody call me? I would like to understand what is not covered.',
  'I bought it last year and would like to add a person.', 'Who is the partner behind it?',
]

/** Enquiries about solutions and benefits, from members and visitors. */
export function seedBenefitEnquiries(): Shape<'BenefitEnquiry'>[] {
  const random = randomFrom(555)
  const rows = [person('u-member'), person('u-owner'), ...someone(random, 50)].map((user, index) => {
    const solution = catalogue.length > 0 ? random.pick(catalogue) : undefined
    return {
      benefitEnquiryId: `be-${index + 1}`,
      userId: index % 3 === 2 ? null : user.userId,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      phone: `${random.int(80_000_000, 99_999_999)}`,
      phoneDiallingCode: '+65',
      company: index % 4 === 0 ? '' : `${user.lastName} & Co`,
      country: user.country ?? 'sg',
      ...(solution ? { solutionUid: solution.uid, solutionTitle: solution.title } : {}),
      message: questions[index % questions.length] ?? '',
      createdAt: clock.daysFromNow(-random.next() * 110),
    }
  })
  return rows.sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}
