import type { Shape } from '@/contract/types'
import { clock } from '../../../settings/clock'
import { randomFrom } from '../../random'
import { person, someone } from './crowd'

const newestFirst = <T extends { createdAt?: string }>(rows: T[]): T[] =>
  rows.sort((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))

const landingPages = ['launch-week', 'launch-week', 'launch-week', 'freelance-insurance', 'first-company']

/** Forms submitted on landing pages, by members and visitors. */
export function seedLandingPageResponses(): Shape<'LandingPageResponse'>[] {
  const random = randomFrom(111)
  return newestFirst(
    someone(random, 64).map(({ firstName, lastName, email }, index) => ({
      landingPageResponseId: `lpr-${index + 1}`,
      landingPageId: random.pick(landingPages),
      firstName,
      lastName,
      email,
      createdAt: clock.daysFromNow(-random.next() * 90),
    })),
  )
}

// prettier-ignore
const wishes = [
  'Clients who pay on time. Everything else I can do myself.', 'A desk near a school.', 'Somebody to do the books.', 'Fewer tools.',
  'Health insurance that does not ask for an employer.', 'Four people in my trade to compare prices with.', 'A week without my phone.',
  'To know what my taxes will be before they are due.', 'A bank that understands what I do.', 'One big customer less and five small ones more.',
]

/** Members' free-text answers to campaigns. */
export function seedCampaignResponses(): Shape<'CampaignResponse'>[] {
  const random = randomFrom(222)
  const ours = [person('u-premium'), person('u-india')]
  return newestFirst(
    [...ours, ...someone(random, 46)].map(({ userId, firstName, lastName, email }, index) => ({
      campaignResponseId: `cr-${index + 1}`,
      campaignId: index % 5 === 4 ? 'desk-voucher' : 'freelancer-pulse',
      userId,
      firstName,
      lastName,
      email,
      responseText: wishes[index % wishes.length] ?? '',
      createdAt: clock.daysFromNow(-random.next() * 40),
    })),
  )
}

/** Visitors' campaign forms. */
export function seedPublicCampaignResponses(): Shape<'PublicCampaignResponse'>[] {
  const random = randomFrom(333)
  return newestFirst(
    someone(random, 38).map(({ firstName, lastName, email }, index) => ({
      publicCampaignResponseId: `pcr-${index + 1}`,
      campaignId: random.pick(['freelancer-pulse', 'desk-voucher', 'bring-a-friend']),
      firstName,
      lastName,
      email,
      createdAt: clock.daysFromNow(-random.next() * 75),
    })),
  )
}

const roles = [
  'Community manager',
  'Product designer',
  'Front-end developer',
  'Partnerships lead',
  'Editor',
  'Internship',
]
// prettier-ignore
const letters = [
  'I have run the members’ evenings of a co-working space for three years and would like to do it for a place I use myself.',
  'Attached nothing, since I would rather talk. Ten minutes are enough.',
  'I moved to Singapore in spring and am looking for work three days a week.',
  'Your event page has a typo. I can fix more than that.',
  'I write the way you seem to like it: short. Samples on request.',
  'Is the role open to people who work from Bengaluru?',
]

/** Job enquiries, some answered. */
export function seedJobEnquiries(): Shape<'JobEnquiry'>[] {
  const random = randomFrom(444)
  return newestFirst(
    someone(random, 26).map(({ firstName, lastName, email }, index) => {
      const days = random.next() * 120
      const responded = days > 20 && random.chance(0.7)
      return {
        jobEnquiryId: `job-${index + 1}`,
        email,
        firstName,
        lastName,
        phone: `+65 ${random.int(8000, 9999)} ${random.int(1000, 9999)}`,
        enquiry: letters[index % letters.length] ?? '',
        role: random.pick(roles),
        responded,
        comments: responded
          ? random.pick(['Spoke on the phone, good. Ask again in March.', 'Sent a kind no.', 'Invited for Thursday.'])
          : null,
        createdAt: clock.daysFromNow(-days),
        respondedAt: responded ? clock.daysFromNow(-days + random.int(1, 9)) : null,
      }
    }),
  )
}
