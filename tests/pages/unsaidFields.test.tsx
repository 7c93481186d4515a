import { expect, it, vi } from 'vitest'
import type { Persona } from '@mocks/personas'
import type { Personality } from '@mocks/settings/environment'
import { unknownWord } from '@mocks/settings/personality'
import { db, enter, handlers, required, screen, waitFor } from '@tests/page'
import { bodiesOf, renderWithoutNotices } from '@tests/withoutNotices'

type Case = {
  path: () => string
  /** The persona; by default an administrator. */
  as?: Persona
  /** Removes optional fields from the record, where the `minimal` server would leave out the whole record. */
  before?: () => void
  /** The button that opens the form or the menu. */
  open?: RegExp
  /** The text fields to change, with their new texts. */
  change: Record<string, string>
  role?: 'button' | 'menuitem'
  submit: string
  call: string
  /** The fields that are sent: those that were changed, and those that the contract requires in the body. */
  minimal: string[]
  /** Fields with unknown words, which are sent back unchanged. */
  strange?: object
}

const cases: Record<string, Case> = {
  event: {
    path: () => '/admin/event?id=ev-pitch-night',
    change: { Title: 'Pitch night, again', Venue: 'The landing' },
    submit: 'Save event',
    call: 'updateEvent',
    minimal: ['category', 'price', 'startsAt', 'title', 'venue'],
    strange: { status: unknownWord },
  },
  'discount code': {
    path: () => `/admin/discount-codes?edit=${required(db.discountCodes[0]).code}`,
    change: { Description: 'Of spring' },
    submit: 'Save code',
    call: 'updateDiscountCode',
    minimal: ['code', 'description', 'type'],
    strange: { type: unknownWord },
  },
  media: {
    path: () => `/admin/media?edit=${required(db.media.find(({ published }) => published)).mediaId}`,
    change: { Summary: 'What happened' },
    submit: 'Save',
    call: 'updateMedia',
    minimal: ['description', 'title', 'type'],
  },
  'media that is published': {
    path: () => `/admin/media?q=${required(db.media.find(({ type }) => type === 'blog')).title}`,
    open: /^Actions for/,
    change: {},
    role: 'menuitem',
    submit: 'Publish',
    call: 'updateMedia',
    minimal: ['published', 'title', 'type'],
  },
  'featured doer': {
    path: () => `/admin/featured-doers?doer=${required(db.featuredDoers[0]).featuredDoerId}`,
    open: /^Edit$/,
    change: { Tagline: 'Repairs, not replacements', Story: 'A story' },
    submit: 'Save story',
    call: 'updateFeaturedDoer',
    minimal: ['firstName', 'headline', 'lastName', 'story'],
  },
  'own story': {
    path: () => '/featured-doer',
    as: 'member',
    before: () => {
      const { featuredDoerId, firstName, lastName } = required(
        db.featuredDoers.find(({ userId }) => userId === 'u-member'),
      )
      vi.spyOn(handlers, 'getMyFeaturedDoer').mockReturnValue({ featuredDoer: { featuredDoerId, firstName, lastName } })
    },
    open: /^Edit my story/,
    change: { Tagline: 'Letters for doors', 'Your story': 'A story' },
    submit: 'Save',
    call: 'updateFeaturedDoer',
    minimal: ['firstName', 'headline', 'lastName', 'story'],
  },
  'own comment': {
    path: () => '/blog/price-for-the-week-you-have?page=2',
    as: 'member',
    before: () => db.blogComments.forEach((one) => void Reflect.deleteProperty(one, 'hidden')),
    open: /^Edit my comment/,
    change: { 'Your comment': 'Changed my mind.' },
    submit: 'Save',
    call: 'updateBlogComment',
    minimal: ['content'],
  },
  'a comment': {
    path: () => `/admin/blog-comments?comment=${required(db.blogComments[0]).blogCommentId}`,
    open: /^Edit text/,
    change: { Comment: 'Without the number.' },
    submit: 'Save comment',
    call: 'updateBlogComment',
    minimal: ['content'],
  },
  'job enquiry': {
    path: () => `/admin/job-enquiries?enquiry=${required(db.jobEnquiries[0]).jobEnquiryId}`,
    change: { Comment: 'Called.' },
    submit: 'Save enquiry',
    call: 'updateJobEnquiry',
    minimal: ['comments'],
  },
  'ID document': {
    path: () => '/account/profile',
    as: 'premium',
    open: /^(Add|Change) ID details/,
    change: { 'Document number': 'S1111111B' },
    submit: 'Save ID details',
    call: 'updateProfile',
    minimal: ['personalIdNumber'],
  },
}

async function bodyOf(
  { path, as = 'admin', before: first, open, change, role = 'button', submit, call }: Case,
  backend?: Personality,
): Promise<object> {
  const { user } = await renderWithoutNotices(path(), { as, ...(first && { first }), ...(backend && { backend }) })
  if (open) await user.click(await screen.findByRole('button', { name: open }))
  for (const [label, text] of Object.entries(change)) {
    const [field] = await screen.findAllByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea' })
    enter(required(field), text)
  }
  await user.click(screen.getByRole(role, { name: submit }))
  await waitFor(() => expect(bodiesOf(call)).toHaveLength(1))
  return bodiesOf(call)[0] as object
}

it.each(Object.entries(cases))('%s: a form sends back nothing that the answer did not hold', async (_name, one) => {
  expect(Object.keys(await bodyOf(one, one.before ? undefined : 'minimal')).sort()).toEqual(one.minimal)
})

const unknown = Object.entries(cases).filter(([, { strange }]) => strange)

it.each(unknown)('%s: a word that the app does not know is sent back as it came', async (_name, one) => {
  expect(await bodyOf(one, 'strange')).toMatchObject(required(one.strange))
})
