import { expect, it } from 'vitest'
import { bodiesOf, db, dialog, enter, renderAt, required, screen, waitFor } from '@tests/page'

type Form = {
  path: string | (() => string)
  /** The button that opens the form. */
  open?: string
  /** What this administrator types. */
  mine: [label: string, text: string]
  /** What another one saves meanwhile. */
  theirs: () => object
  submit: string
  call: string
  sent: object
}

const find = <Row extends object>(rows: readonly Row[], key: keyof Row, is: unknown) =>
  required(rows.find((row) => row[key] === is))
const financio = () => find(db.partners, 'name', 'Financio')
const pricing = () => find(db.media, 'title', 'Pricing from zero')

const forms: Record<string, Form> = {
  'the settings': {
    path: 'config',
    mine: ['Points needed to redeem', '250'],
    theirs: () => Object.assign(db.config, { teamSeatLimit: 80, aNewOne: 'kept' }),
    submit: 'Save settings',
    call: 'saveConfig',
    sent: {
      config: expect.objectContaining({ minimumRedemptionPoints: 250, teamSeatLimit: 80, aNewOne: 'kept' }) as object,
    },
  },
  'a discount code': {
    path: 'discount-codes?edit=SAVE20',
    mine: ['Amount off', '25'],
    theirs: () => Object.assign(find(db.discountCodes, 'code', 'SAVE20'), { minimumTotal: 150 }),
    submit: 'Save code',
    call: 'updateDiscountCode',
    sent: { amountOff: 25, minimumTotal: 150 },
  },
  'a job enquiry': {
    path: 'job-enquiries?enquiry=job-20',
    mine: ['Comment', 'Called, sounds good.'],
    theirs: () => Object.assign(find(db.jobEnquiries, 'jobEnquiryId', 'job-20'), { comments: 'Wrote to him.' }),
    submit: 'Save enquiry',
    call: 'updateJobEnquiry',
    sent: { comments: 'Called, sounds good.' },
  },
  'a partner': {
    path: () => `partners?edit=${financio().partnerId}`,
    mine: ['Name', 'Financio Asia'],
    theirs: () => Object.assign(financio(), { name: 'Financio Pte Ltd', apiUsername: 'financio-2' }),
    submit: 'Save partner',
    call: 'updatePartner',
    sent: { name: 'Financio Asia', apiUsername: 'financio-2' },
  },
  'a comment': {
    path: 'blog-comments?comment=bc-18',
    open: 'Edit text',
    mine: ['Comment', 'Without the phone number'],
    theirs: () => Object.assign(find(db.blogComments, 'blogCommentId', 'bc-18'), { content: 'Its author was faster' }),
    submit: 'Save comment',
    call: 'updateBlogComment',
    sent: { content: 'Without the phone number' },
  },
  'an event': {
    path: 'event?id=ev-founders-breakfast',
    mine: ['Title', 'Founders’ brunch'],
    theirs: () => Object.assign(find(db.events, 'eventId', 'ev-founders-breakfast'), { host: 'Somebody else' }),
    submit: 'Save event',
    call: 'updateEvent',
    sent: { title: 'Founders’ brunch', host: 'Somebody else' },
  },
  'a story': {
    path: 'featured-doers?doer=fd-aisyah',
    open: 'Edit',
    mine: ['Tagline', 'Plates that last'],
    theirs: () => Object.assign(find(db.featuredDoers, 'featuredDoerId', 'fd-aisyah'), { lastName: 'Rahim' }),
    submit: 'Save story',
    call: 'updateFeaturedDoer',
    sent: { headline: 'Plates that last', lastName: 'Rahim' },
  },
  // The form shows its length in minutes.
  'an entry of the media library': {
    path: () => `media?edit=${pricing().mediaId}`,
    mine: ['Author', 'Ada'],
    theirs: () => Object.assign(pricing(), { author: 'Grace', durationSeconds: 125 }),
    submit: 'Save',
    call: 'updateMedia',
    sent: { author: 'Ada', durationSeconds: 125 },
  },
  'a survey': {
    path: 'surveys?edit=survey-newsletter',
    mine: ['Description', 'One minute.'],
    theirs: () => Object.assign(find(db.surveys, 'surveyId', 'survey-newsletter'), { title: 'How often?' }),
    submit: 'Save survey',
    call: 'updateMultipleChoiceSurvey',
    sent: { survey: expect.objectContaining({ title: 'How often?', description: 'One minute.' }) as object },
  },
}

it.each(Object.entries(forms))(
  '%s: what another administrator saved meanwhile is kept beside what was typed, once that was confirmed',
  async (_what, { path, open, mine: [label, text], theirs, submit, call, sent }) => {
    const { user } = await renderAt(`/admin/${typeof path === 'string' ? path : path()}`, { as: 'admin' })
    if (open) await user.click(await screen.findByRole('button', { name: open }))
    enter(await screen.findByLabelText(new RegExp(`^${label}`)), text)
    theirs()
    await user.click(screen.getByRole('button', { name: submit }))
    const merge = await dialog('Someone else changed this')
    expect(bodiesOf(call)).toEqual([])
    await user.click(merge.getByRole('button', { name: 'Save this version' }))
    await waitFor(() => expect(bodiesOf(call)).toEqual([expect.objectContaining(sent)]))
  },
)
