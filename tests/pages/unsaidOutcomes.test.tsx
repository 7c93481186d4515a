import { describe, expect, it } from 'vitest'
import type { Persona } from '@mocks/personas'
import { db, fail, required, screen, showAfterStart, toasts, waitFor, watch, within } from '@tests/page'
import { bodiesOf, renderWithoutNotices } from '@tests/withoutNotices'

const partner = (name: string) => required(db.partners.find((one) => one.name === name))
const priya = () => required(db.featuredDoers.find(({ featuredDoerId }) => featuredDoerId === 'fd-priya'))
const member = (id: string) => required(db.connections.find((one) => one.id === id))
const makeOdd = <Row extends object>(rows: Row[], one: Partial<Row>, field: keyof Row & string) => {
  watch.allowContractBreach()
  leaveOut(required(rows.find((row) => Object.entries(one).every(([key, is]) => row[key as keyof Row] === is))), field)
}
const leaveOut = (row: object, ...fields: string[]) => fields.forEach((field) => Reflect.deleteProperty(row, field))

type Act = {
  path: string
  as?: Persona
  /** What opens the confirmation: a button, or a menu button and its item. */
  open: string[]
  /** The action, as named in the dialog's title. */
  what: string
  /** The text of the confirm button, if it is shorter than the title. */
  button?: string
  typed?: string
  call: Parameters<typeof fail>[0]
  before?: () => void
  /** Changes the records so that no answer says whether the action was done. */
  unsay: () => void
}

const acts: Record<string, Act> = {
  'a partner is disabled': {
    path: '/admin/partners',
    open: ['Actions for Clickwell', 'Disable'],
    what: 'Disable Clickwell',
    call: 'disablePartner',
    unsay: () => leaveOut(partner('Clickwell'), 'enabled'),
  },
  'a key is replaced': {
    path: '/admin/partners',
    open: ['Actions for AXA', 'Replace API key'],
    what: 'Replace AXA’s API key',
    typed: 'AXA',
    call: 'regeneratePartnerApiKey',
    unsay: () => leaveOut(partner('AXA'), 'apiKey'),
  },
  'a key that no answer said is replaced': {
    path: '/admin/partners',
    open: ['Actions for AXA', 'Replace API key'],
    what: 'Replace AXA’s API key',
    typed: 'AXA',
    call: 'regeneratePartnerApiKey',
    before: () => leaveOut(partner('AXA'), 'apiKey'),
    unsay: () => Object.assign(partner('AXA'), { apiKey: 'dk_live_0123456789abcdef' }),
  },
  'an approval is withdrawn': {
    path: '/admin/featured-doers?doer=fd-priya',
    open: ['Withdraw approval'],
    what: 'Withdraw the approval of Priya Raghunathan',
    button: 'Withdraw approval',
    call: 'unapproveFeaturedDoer',
    unsay: () => leaveOut(priya(), 'approved'),
  },
  'a doer leaves the spotlight': {
    path: '/admin/featured-doers?doer=fd-priya',
    open: ['Remove from the spotlight'],
    what: 'Remove Priya Raghunathan from the spotlight',
    button: 'Remove from the spotlight',
    call: 'unSuperFeatureDoer',
    unsay: () => leaveOut(priya(), 'superFeatured'),
  },
  'a member is removed': {
    path: '/team/members',
    as: 'owner',
    open: ['Actions for João da Silva', 'Remove from team'],
    what: 'Remove João da Silva',
    call: 'deleteConnection',
    unsay: () => {
      watch.allowContractBreach()
      Object.assign(member('con-team-member'), { status: 'SUSPENDED' })
    },
  },
  // In these four cases the list leaves the row out, which does not prove that it was deleted.
  'an event is deleted': {
    path: '/admin/events',
    open: ['Actions for A brand in a day', 'Delete'],
    what: 'Delete A brand in a day',
    typed: 'A brand in a day',
    call: 'deleteEvent',
    unsay: () => makeOdd(db.events, { title: 'A brand in a day' }, 'eventId'),
  },
  'a post is deleted': {
    path: '/admin/media?q=Pricing+from+zero',
    open: ['Actions for Pricing from zero', 'Delete'],
    what: 'Delete Pricing from zero',
    typed: 'Pricing from zero',
    call: 'deleteMedia',
    unsay: () => makeOdd(db.media, { title: 'Pricing from zero' }, 'type'),
  },
  'a code is deleted': {
    path: '/admin/discount-codes?edit=SOON',
    open: ['Delete'],
    what: 'Delete SOON',
    typed: 'SOON',
    call: 'deleteDiscountCode',
    unsay: () => makeOdd(db.discountCodes, { code: 'SOON' }, 'type'),
  },
  'a story is deleted': {
    path: '/admin/featured-doers?doer=fd-priya',
    open: ['Delete'],
    what: 'Delete Priya Raghunathan’s story',
    button: 'Delete story',
    typed: 'Priya Raghunathan',
    call: 'deleteFeaturedDoer',
    unsay: () => makeOdd(db.featuredDoers, { featuredDoerId: 'fd-priya' }, 'featuredDoerId'),
  },
}

it.each(Object.entries(acts))(
  '%s: after a lost answer, is called neither done nor not done if no answer says so',
  async (_name, one) => {
    // When a row disappears, its dialog closes: then the page shows the outcome in a dialog of its own.
    showAfterStart()
    const { user } = await renderWithoutNotices(one.path, {
      as: one.as ?? 'admin',
      ...(one.before && { first: one.before }),
    })
    const [first, second] = one.open
    await user.click(await screen.findByRole('button', { name: required(first) }))
    if (second) await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${second}`) }))
    const { what } = one
    const dialog = within(await screen.findByRole('dialog', { name: `${what}?` }))
    if (one.typed) await user.type(dialog.getByRole('textbox'), one.typed)
    const confirm = () => dialog.getByRole('button', { name: one.button ?? what })
    // The button is disabled until the effects of the action have been read.
    await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled', 'true'))
    one.unsay()
    fail(one.call, '500')
    await user.click(confirm())
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible()
    expect(screen.getByText(/so we don’t know if this was done.*Check what has changed, then reload/)).toBeVisible()
    expect(toasts()).toEqual([])
  },
)

describe('a row of a bulk action', () => {
  it('whose invitation no answer calls sent is unknown after a lost answer', async () => {
    const { user } = await renderWithoutNotices('/team/members?view=invitations', { as: 'owner' })
    await user.click(await screen.findByRole('button', { name: 'Actions for Tan Kah Kee' }))
    leaveOut(member('con-acme-p3'), 'lastInvitationSentAt')
    fail('sendTeamInvitationEmail', 'dropx1')
    await user.click(await screen.findByRole('menuitem', { name: /^Send again/ }))
    const results = within(await screen.findByRole('dialog', { name: 'Sending invitations' }))
    expect(await results.findByText('0 of 1 done, 1 unknown.')).toBeVisible()
    await user.click(results.getByRole('button', { name: 'Check unknown' }))
    await waitFor(() =>
      expect(results.getByRole('button', { name: 'Check unknown' })).not.toHaveAttribute('aria-disabled', 'true'),
    )
    expect(results.getByText('0 of 1 done, 1 unknown.')).toBeVisible()
  })

  it('that no answer calls hidden is sent, and a conflict is not counted as a success', async () => {
    db.blogComments = db.blogComments.filter(({ hidden }) => hidden).slice(0, 1)
    const { user } = await renderWithoutNotices('/admin/blog-comments?state=hidden', { as: 'admin' })
    const [, box] = await screen.findAllByRole('checkbox')
    await user.click(required(box))
    leaveOut(required(db.blogComments[0]), 'hidden')
    fail('updateBlogComment', { status: 409, message: 'Somebody is faster' })
    await user.click(screen.getByRole('button', { name: 'Show comments' }))
    const results = within(await screen.findByRole('dialog', { name: 'Showing comments' }))
    expect(await results.findByText('0 of 1 done, 1 failed.')).toBeVisible()
    expect(bodiesOf('updateBlogComment')).toHaveLength(1)
  })
})
