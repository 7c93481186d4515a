import { expect, it } from 'vitest'
import type { Personality } from '@mocks/settings/environment'
import { unknownWord } from '@mocks/settings/personality'
import { bodiesOf, db, enter, renderAt, required, screen, waitFor } from '@tests/page'

type User = Awaited<ReturnType<typeof renderAt>>['user']

type Case = {
  path: () => string
  /** Text fields that are changed, and their new texts. */
  change: Record<string, string>
  submit: string
  call: string
  /** What is sent of the record: everything that was changed or that the contract requires of a body. */
  minimal: string[]
  /** Words that this app doesn't know, as they are sent back. */
  strange?: object
}

const cases: Record<string, Case> = {
  event: {
    path: () => 'event?id=ev-pitch-night',
    change: { Title: 'Pitch night, again', Venue: 'The landing' },
    submit: 'Save event',
    call: 'updateEvent',
    minimal: ['category', 'price', 'startsAt', 'title', 'venue'],
    strange: { status: unknownWord },
  },
  'discount code': {
    path: () => `discount-codes?edit=${required(db.discountCodes[0]).code}`,
    change: { Description: 'Of spring' },
    submit: 'Save code',
    call: 'updateDiscountCode',
    minimal: ['code', 'description', 'type'],
    strange: { type: unknownWord },
  },
  media: {
    path: () => `media?edit=${required(db.media.find(({ published }) => published)).mediaId}`,
    change: { Summary: 'What happened' },
    submit: 'Save',
    call: 'updateMedia',
    minimal: ['description', 'title', 'type'],
  },
  'featured doer': {
    path: () => `featured-doers?doer=${required(db.featuredDoers[0]).featuredDoerId}`,
    change: { Tagline: 'Repairs, not replacements', Story: 'A story' },
    submit: 'Save story',
    call: 'updateFeaturedDoer',
    minimal: ['firstName', 'headline', 'lastName', 'story'],
  },
}

async function save(user: User, { change, submit }: Case) {
  for (const [label, text] of Object.entries(change)) {
    const field = await screen.findByLabelText(new RegExp(`^${label}`))
    enter(field, text)
  }
  await user.click(screen.getByRole('button', { name: submit }))
}

async function bodyOf(name: string, backend: Personality): Promise<object> {
  const one = required(cases[name])
  const { user } = await renderAt(`/admin/${one.path()}`, { as: 'admin', backend })
  if (name === 'featured doer') await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await save(user, one)
  await waitFor(() => expect(bodiesOf(one.call)).toHaveLength(1))
  return bodiesOf(one.call)[0] as object
}

it.each(Object.keys(cases))('%s: a form sends back nothing that the answer did not hold', async (name) => {
  expect(Object.keys(await bodyOf(name, 'minimal')).sort()).toEqual(required(cases[name]).minimal)
})

const unknown = Object.keys(cases).filter((name) => cases[name]?.strange)

it.each(unknown)('%s: a word that the app does not know is sent back as it came', async (name) => {
  expect(await bodyOf(name, 'strange')).toMatchObject(required(cases[name]?.strange))
})
