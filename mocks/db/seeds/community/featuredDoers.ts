import { clock } from '../../../settings/clock'
import type { FeaturedDoerRow } from '../../community/communityTables'
import { randomFrom } from '../../random'
import type { Shape } from '@/contract/types'
import { person, someone } from './crowd'
import { doerTexts, ends, middles } from './doerTexts'
import { poster } from './poster'

const industries = ['Design', 'Food & Beverage', 'Technology', 'Education', 'Health', 'Media', 'Finance', 'Retail']
const squarePicture = [320, 320] as const
const crowd = 57

/** Featured members: most approved, some under review, two withdrawn, one in the spotlight. */
export function seedFeaturedDoers(): FeaturedDoerRow[] {
  const random = randomFrom(606)
  const rows = someone(random, crowd).map((user, index): FeaturedDoerRow => {
    const text = doerTexts[index % doerTexts.length] ?? doerTexts[0]
    const last = user.lastName.replace(/^(bin|binte) /, '')
    const review = index >= crowd - 12
    return {
      featuredDoerId: `fd-${index + 1}`,
      userId: user.userId,
      firstName: user.firstName,
      lastName: user.lastName,
      businessName: text?.business.replace('%', last) ?? last,
      headline: text?.headline ?? '',
      story: storyOf(index, text?.began ?? ''),
      image: index % 9 === 4 ? null : poster(index + 300, squarePicture),
      country: user.country ?? 'sg',
      industry: random.pick(industries),
      links: index % 3 === 0 ? [] : [`https://${last.toLowerCase().replace(/[^a-z]/g, '') || 'studio'}.example.com`],
      votes: review ? 0 : random.int(0, 240),
      approved: !review && index % 22 !== 21,
      superFeatured: false,
      superFeaturedAt: null,
      blogPostUid: null,
      newUser: random.chance(0.2),
      email: user.email,
      createdAt: clock.daysFromNow(review ? -random.int(1, 20) : -random.int(21, 500), random.int(0, 12)),
    }
  })
  return [spotlight(), ...ofPersonas(), ...rows]
}

const storyOf = (index: number, began: string) =>
  `<p>${began}</p><p>${middles[index % middles.length]} ${middles[(index * 5 + 2) % middles.length]}</p><p>${ends[index % ends.length]}</p>`

/** The subject of a blog post. */
const spotlight = (): FeaturedDoerRow => ({
  featuredDoerId: 'fd-priya',
  firstName: 'Priya',
  lastName: 'Raghunathan',
  businessName: 'The Landing Repair Shop',
  headline: 'What broke in 2019 works again',
  story:
    '<p>It began with a neighbour’s kettle and a queue on the landing every Saturday. Today nine people repair some four hundred things a month.</p>' +
    '<p>The notebook in which every fault was written down has eleven thousand entries by now, and anybody who designs appliances may read it.</p>',
  image: poster(7, squarePicture),
  country: 'sg',
  industry: 'Retail',
  links: ['https://landing-repair.example.com', 'https://www.instagram.com/landingrepair'],
  votes: 312,
  approved: true,
  superFeatured: true,
  superFeaturedAt: clock.daysFromNow(-10, 2),
  blogPostUid: 'meet-priya-raghunathan',
  newUser: false,
  email: 'priya@landing-repair.example.com',
  createdAt: clock.daysFromNow(-61, 3),
})

function ofPersonas(): FeaturedDoerRow[] {
  const common = { country: 'sg', superFeatured: false, superFeaturedAt: null, blogPostUid: null, newUser: false }
  const of = (userId: string) => {
    const { firstName, lastName, email } = person(userId)
    return { userId, firstName, lastName, email }
  }
  return [
    {
      ...common,
      ...of('u-premium'),
      featuredDoerId: 'fd-aisyah',
      businessName: 'Aisyah Ceramics',
      headline: 'Tableware for restaurants that throw nothing away',
      story: storyOf(0, doerTexts[0]?.began ?? ''),
      image: poster(24, squarePicture),
      industry: 'Design',
      links: ['https://aisyah-ceramics.example.com'],
      votes: 187,
      approved: true,
      createdAt: clock.daysFromNow(-150, 4),
    },
    {
      ...common,
      ...of('u-member'),
      featuredDoerId: 'fd-mei-ling',
      businessName: 'Lim & Letters',
      headline: 'Lettering for signs, menus and one tattoo',
      story: '<p>I draw letters for a living. Most of them end up above a door.</p>',
      image: null,
      industry: 'Design',
      links: [],
      votes: 0,
      approved: false,
      createdAt: clock.daysFromNow(-4, 6),
    },
  ]
}

// prettier-ignore
const reasons = [
  'She taught half of our street how to write an invoice.', 'Turns up early, stays late, never mentions it.',
  'His talk about failing twice kept me from failing a third time.', 'The only supplier who calls before something goes wrong.',
  'Built a business around her mother’s recipe book and still answers every message herself.',
  'Gives his unused stock to our school, every term, without a press release.', 'You will not find a calmer person to work with.',
]

/** People nominated by others. */
export function seedNominations(): Shape<'FeaturedDoerNomination'>[] {
  const random = randomFrom(717)
  const nominated = someone(random, 14)
  const nominators = someone(
    random,
    14,
    nominated.map(({ userId }) => userId),
  )
  return nominated.map(({ firstName, lastName, email }, index) => {
    const by = nominators[index]
    return {
      nominationId: `nom-${index + 1}`,
      firstName,
      lastName,
      email,
      businessName: index % 3 === 0 ? '' : `${lastName} & Co`,
      reason: reasons[index % reasons.length] ?? '',
      ...(index % 2 === 0 ? { link: `https://www.linkedin.com/in/doer-${index + 1}` } : {}),
      nominatorName: `${by?.firstName} ${by?.lastName}`,
      nominatorEmail: by?.email ?? '',
      nominatorUserId: index % 4 === 3 ? null : (by?.userId ?? null),
      createdAt: clock.daysFromNow(-index * 6 - random.int(0, 4), random.int(0, 12)),
    }
  })
}
