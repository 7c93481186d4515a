import { clock } from '../../../settings/clock'
import type { MediaRow } from '../../community/communityTables'
import { blogPosts } from './blogComments'
import { poster } from './poster'

/** The media library: blog posts, masterclasses, images and documents; some not published. */
export const seedMedia = (): MediaRow[] =>
  [...blog(), ...masterclasses(), ...images(), ...documents()].map((row, index) => ({
    mediaId: `m-${index + 1}`,
    ...row,
  }))

type Entry = Omit<MediaRow, 'mediaId'>

const blog = (): Entry[] =>
  blogPosts.map((post, index) => ({
    uid: post.uid,
    type: 'blog',
    title: post.title,
    description: post.summary,
    body: post.html,
    url: null,
    thumbnail: poster(index + 100),
    author: post.author,
    durationSeconds: null,
    tags: post.tags,
    published: true,
    publishedAt: post.publishedAt,
    createdAt: post.publishedAt,
    updatedAt: post.publishedAt,
  }))

// prettier-ignore
const classes: readonly [uid: string, title: string, author: string, minutes: number, tags: string, text: string][] = [
  ['pricing-from-zero', 'Pricing from zero', 'Nur Aisyah Rahman', 52, 'pricing', 'From what a year costs to a price list, in one sitting. Bring last year’s figures.'],
  ['contracts-that-fit-a-page', 'Contracts that fit a page', 'Daniel Okonkwo', 41, 'legal', 'The nine sentences, one by one, with the clause everybody forgets.'],
  ['books-in-an-hour', 'Books in an hour a week', 'Rajesh Venkataraman', 48, 'finance', 'A routine for people who would rather do anything else.'],
  ['a-brand-in-a-day', 'A brand in a day', 'Kenji Watanabe', 57, 'marketing', 'A name, a voice and three rules; the logo can wait.'],
  ['hiring-the-second-person', 'Hiring the second person', 'Marie-Élise Beaumont', 39, 'team', 'Whom to hire first, what to write down, and what it really costs.'],
  ['first-hundred-days', 'Your first hundred days as a company', 'Tan Wei Ling', 44, 'company', 'What is due, what can wait, and which dates to write on the wall.'],
  ['selling-without-selling', 'Selling without selling', 'Clara Wijaya', 36, 'sales', 'Three questions that make a proposal write itself.'],
  ['getting-paid', 'Getting paid', 'Siobhán Ní Dhomhnaill', 33, 'cash flow', 'Reminders, deposits and the call that nobody likes to make.'],
  ['privacy-for-five', 'Data protection for a company of five', 'Aarav Mehta', 29, 'privacy', 'A list, a lock and a habit.'],
  ['insurance-basics', 'Insurance in plain words', 'Farah Binte Ismail', 31, 'insurance', 'Four policies, what they pay for, and which to take first.'],
  ['speaking-for-ten-minutes', 'Speaking for ten minutes', 'Kenji Watanabe', 27, 'speaking', 'One sentence, three beats, no bullet points.'],
  ['exports-draft', 'Selling to another country', 'Rajesh Venkataraman', 46, 'finance', 'Being cut. Not published yet.'],
]

const masterclasses = (): Entry[] =>
  classes.map(([uid, title, author, minutes, tag, description], index) => {
    const at = clock.daysFromNow(-9 - index * 27, 4)
    const published = !uid.endsWith('-draft')
    return {
      uid,
      type: 'masterclass',
      title,
      description,
      body: `<p>${description}</p><p>With ${author}. ${minutes} minutes, in three parts, with a sheet to fill in as you go.</p>`,
      url: `https://video.example.com/masterclass/${uid}`,
      thumbnail: null,
      author,
      durationSeconds: minutes * 60,
      tags: [tag],
      published,
      publishedAt: published ? at : null,
      contentType: 'video/mp4',
      createdAt: at,
      updatedAt: at,
    }
  })

// prettier-ignore
const pictures = ['Breakfast at The Hive', 'Conference, main room', 'Bengaluru meet-up', 'London evening', 'Repair table', 'Photo walk', 'Night market', 'Sydney breakfast', 'Pitch night winner', 'Team day']

const images = (): Entry[] =>
  pictures.map((title, index) => {
    const at = clock.daysFromNow(-4 - index * 19, 6)
    return {
      uid: `picture-${index + 1}`,
      type: 'image',
      title,
      description: '',
      url: poster(index + 180, [1200, 800]),
      thumbnail: poster(index + 180, [320, 213]),
      author: 'Doerscircle community team',
      tags: ['events'],
      published: index !== 8,
      publishedAt: index === 8 ? null : at,
      contentType: 'image/svg+xml',
      sizeBytes: 48_000 + index * 7_321,
      createdAt: at,
      updatedAt: at,
    }
  })

// prettier-ignore
const papers: readonly [string, string][] = [
  ['one-page-contract', 'One-page contract (template)'], ['quotation', 'A quotation that gets answered (template)'],
  ['first-year-cash-plan', 'First-year cash plan (sheet)'], ['reminder-letters', 'Four reminder letters'],
  ['quarter-sheet', 'The quarter on one sheet'], ['data-list', 'What we hold about people: the list'],
  ['event-host-guide', 'Guide for hosts of an evening'], ['brand-rules-draft', 'Brand rules (draft)'],
]

const documents = (): Entry[] =>
  papers.map(([uid, title], index) => {
    const at = clock.daysFromNow(-15 - index * 33, 5)
    const published = !uid.endsWith('-draft')
    return {
      uid,
      type: 'document',
      title,
      description: 'Use it, change it, pass it on.',
      url: `https://files.example.com/${uid}.pdf`,
      thumbnail: null,
      author: 'Doerscircle community team',
      tags: ['template'],
      published,
      publishedAt: published ? at : null,
      contentType: 'application/pdf',
      sizeBytes: 86_000 + index * 12_345,
      createdAt: at,
      updatedAt: at,
    }
  })
