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
type KnownEntry = Pick<Entry, 'uid' | 'type' | 'title' | 'description' | 'tags'> & Partial<Entry>

/** An entry made at a time; one that isn't published is a draft. */
const entry = (known: KnownEntry, at: string, published = true): Entry => ({
  url: null,
  thumbnail: null,
  author: 'Doerscircle community team',
  published,
  publishedAt: published ? at : null,
  createdAt: at,
  updatedAt: at,
  ...known,
})

const blog = (): Entry[] =>
  blogPosts.map(({ uid, title, summary, html, author, tags, publishedAt }, index) => {
    const thumbnail = poster(index + 100)
    const text = { description: summary, body: html, author, durationSeconds: null }
    return entry({ uid, type: 'blog', title, ...text, thumbnail, tags }, publishedAt)
  })

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
    const known = {
      uid,
      type: 'masterclass',
      title,
      description,
      body: `<p>${description}</p><p>With ${author}. ${minutes} minutes, in three parts, with a sheet to fill in as you go.</p>`,
      url: `https://video.example.com/masterclass/${uid}`,
      author,
      durationSeconds: minutes * 60,
      tags: [tag],
      contentType: 'video/mp4',
    }
    return entry(known, clock.daysFromNow(-9 - index * 27, 4), !uid.endsWith('-draft'))
  })

// prettier-ignore
const pictures = ['Breakfast at The Hive', 'Conference, main room', 'Bengaluru meet-up', 'London evening', 'Repair table', 'Photo walk', 'Night market', 'Sydney breakfast', 'Pitch night winner', 'Team day']

const images = (): Entry[] =>
  pictures.map((title, index) => {
    const known = {
      uid: `picture-${index + 1}`,
      type: 'image',
      title,
      description: '',
      url: poster(index + 180, [1200, 800]),
      thumbnail: poster(index + 180, [320, 213]),
      tags: ['events'],
      contentType: 'image/svg+xml',
      sizeBytes: 48_000 + index * 7_321,
    }
    return entry(known, clock.daysFromNow(-4 - index * 19, 6), index !== 8)
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
    const known = {
      uid,
      type: 'document',
      title,
      description: 'Use it, change it, pass it on.',
      url: `https://files.example.com/${uid}.pdf`,
      tags: ['template'],
      contentType: 'application/pdf',
      sizeBytes: 86_000 + index * 12_345,
    }
    return entry(known, clock.daysFromNow(-15 - index * 33, 5), !uid.endsWith('-draft'))
  })
