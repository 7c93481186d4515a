import type { Shape } from '@/contract/types'
import { randomFrom } from '../random'
import type { UserRow, UserTagRow } from '../tables'
import { interests, reasons, sources, tagWords } from './peopleNames'

type Survey = Shape<'SignupSurvey'>

const comments = [
  'I heard about you at a meetup and would like to find a quiet desk near Lavender.',
  'Please offer more evening events: I have a day job.',
  'My bookkeeper recommended the discounts.',
  'Ich freue mich auf den Austausch mit anderen Selbständigen.',
]

/** Sign-up survey answers; about six in ten members gave them. */
export function seedSurveys(users: UserRow[]): Survey[] {
  const random = randomFrom(4711)
  return users
    .filter(({ activated, userId }) => activated && userId !== 'u-member' && random.chance(0.6))
    .map((user) => ({
      signupSurveyId: `survey-${user.userId}`,
      userId: user.userId,
      doerType: user.doerType ?? null,
      industry: user.industry ?? null,
      heardFrom: random.pick(sources),
      reasons: reasons.filter(() => random.chance(0.4)),
      interests: interests.filter(() => random.chance(0.4)),
      comments: random.chance(0.2) ? random.pick(comments) : null,
      createdAt: user.createdAt,
      updatedAt: user.createdAt,
    }))
}

/** Member tags: about four in ten have one to three. */
export function seedTags(users: UserRow[]): UserTagRow[] {
  const random = randomFrom(1312)
  return users
    .filter(() => random.chance(0.4))
    .flatMap((user) => {
      const words = new Set(Array.from({ length: random.int(1, 3) }, () => random.pick(tagWords)))
      return [...words].map((tag, index) => ({
        tagId: `tag-${user.userId}-${index + 1}`,
        tag,
        userId: user.userId,
        createdAt: user.createdAt,
      }))
    })
}
