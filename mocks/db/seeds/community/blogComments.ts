import type { BlogPost } from '@/contract/content'
import posts from '@content/blog.json'
import { clock } from '../../../settings/clock'
import type { BlogCommentRow } from '../../community/communityTables'
import { randomFrom } from '../../random'
import { anyone } from './crowd'
import { awkward, comments, hidden } from './commentTexts'

/** The posts of the content source, newest first. */
export const blogPosts: readonly BlogPost[] = posts

const texts = [...comments, ...awkward, ...comments.slice(0, 33), ...comments.slice(0, 24)]

/** Comments by members, most of them on the newest posts; some hidden. */
export function seedBlogComments(): BlogCommentRow[] {
  const random = randomFrom(515)
  const rows = texts.map((content, index): BlogCommentRow => {
    // Squaring puts most of them on the first posts of the list.
    const post = blogPosts[Math.floor(random.next() ** 2 * blogPosts.length)] ?? blogPosts[0]
    return rowOf(index + 1, post?.uid ?? '', anyone(random).userId, content, random.next() * 60)
  })
  const spam = hidden.map((content, index) => ({
    ...rowOf(texts.length + index + 1, blogPosts[index % 5]?.uid ?? '', anyone(random).userId, content, 3 + index * 5),
    hidden: true,
  }))
  const ours = [
    rowOf(
      201,
      'price-for-the-week-you-have',
      'u-member',
      'I raised mine in October after the talk. Two clients left, the other six said nothing at all.',
      2.2,
    ),
    rowOf(202, 'the-one-page-contract', 'u-member', 'Which law do you name for a client in another country?', 9.1),
    rowOf(203, 'meet-priya-raghunathan', 'u-member', 'My rice cooker thanks you.', 6.4),
    rowOf(
      204,
      'a-desk-is-not-a-luxury',
      'u-premium',
      'We share two desks among four potters. The clay stays at home.',
      14,
    ),
    rowOf(
      205,
      'hire-the-second-person',
      'u-premium',
      'I started with a project as well. Best two days I ever paid for.',
      20,
    ),
    rowOf(206, 'hire-the-second-person', 'u-owner', 'Number four came faster than number two. It gets easier.', 18),
    {
      ...rowOf(207, 'insurance-in-plain-words', 'u-member', 'Hidden, since it held a phone number.', 30),
      hidden: true,
    },
  ]
  return [...rows, ...spam, ...ours].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}

function rowOf(index: number, postId: string, userId: string, content: string, daysAgo: number): BlogCommentRow {
  const published = Date.parse(blogPosts.find(({ uid }) => uid === postId)?.publishedAt ?? '')
  const wanted = clock.now() - daysAgo * 86_400_000
  // Unpublished posts have no comments.
  const earliest = Math.min(clock.now(), published + (index % 40) * 3_600_000)
  const createdAt = new Date(Math.max(wanted, earliest || wanted)).toISOString()
  return { blogCommentId: `bc-${index}`, postId, userId, content, hidden: false, createdAt, updatedAt: createdAt }
}
