import { object, string } from 'yup'
import type { Shape } from '@/contract/types'
import { storyHtml, storyText } from '@/domain/community/plainStory'
import { keysOf } from '@/lib/objects'
import { unchangedAsStored } from '@/lib/text/wording'
import { webAddress, webAddressOf } from '@/lib/text/webAddress'
import { required, ruleTexts, text } from '@/ui/form/rules'

/** The non-empty fields, trimmed. */
export function filled<Key extends string>(values: Record<Key, string>): Partial<Record<Key, string>> {
  const found: { [Name in Key]?: string } = {}
  for (const key of keysOf(values)) {
    const trimmed = values[key].trim()
    if (trimmed !== '') found[key] = trimmed
  }
  return found
}

export type StoryValues = {
  firstName: string
  lastName: string
  businessName: string
  headline: string
  story: string
  industry: string
  /** One URL per line. */
  links: string
}

export const longestHeadline = 120

export const storySchema = object({
  firstName: required(),
  lastName: required(),
  businessName: text(),
  headline: required({ max: longestHeadline }),
  story: required({ max: 10_000 }),
  industry: string(),
  links: string().test('urls', ruleTexts.url, (lines) =>
    linksOf(lines).every((link) => webAddress(link) !== undefined),
  ),
})

const linksOf = (text = '') => text.split(/\s+/).filter(Boolean).map(webAddressOf)

/** Initial values: the user's submission, otherwise what is known about the person. */
export function storyValues(
  own: Shape<'FeaturedDoer'> | undefined,
  user: Pick<Shape<'SessionUser'>, 'firstName' | 'lastName'> | undefined,
): StoryValues {
  return {
    firstName: own?.firstName ?? user?.firstName ?? '',
    lastName: own?.lastName ?? user?.lastName ?? '',
    businessName: own?.businessName ?? '',
    headline: own?.headline ?? '',
    story: storyText(own?.story),
    industry: own?.industry ?? '',
    links: (own?.links ?? []).join('\n'),
  }
}

type Doer = Shape<'FeaturedDoer'>

/** The request body of a change; values that haven't changed are sent as they are stored. */
export const doerChanges = (values: StoryValues, own: Doer): Shape<'FeaturedDoerInput'> =>
  unchangedAsStored(toDoer(values, own), toDoer(storyValues(own, undefined), own), own)

/** The request body; fields that the form doesn't show are sent unchanged. */
export function toDoer(values: StoryValues, own?: Doer): Shape<'FeaturedDoerInput'> {
  const { firstName, lastName, headline, story, links, businessName, industry } = values
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    headline: headline.trim(),
    // Unchanged text keeps formatting that an editor may have added.
    story: own?.story && storyText(own.story) === story.trim() ? own.story : storyHtml(story),
    links: linksOf(links),
    ...filled({ businessName, industry }),
    // A field that was emptied must be sent: if it were left out, the stored value would stay.
    ...(own?.businessName && !businessName.trim() && { businessName: '' }),
    ...(own?.industry && !industry && { industry: '' }),
    ...(own?.image ? { image: own.image } : {}),
    ...(own?.country ? { country: own.country } : {}),
  }
}
