import { expect, it, vi } from 'vitest'
import { activeAccountApi } from '@/api/account/activeAccount'
import type { OperationId } from '@/contract/route'
import { sendActivationMail } from '@mocks/db/accounts/mailbox'
import {
  act,
  callingAs,
  db,
  enter,
  fail,
  findUserByEmail,
  personas,
  release,
  renderAt,
  requestLog,
  required,
  screen,
  waitFor,
  within,
  type Persona,
} from '@tests/page'
import { renderWithoutNotices } from '@tests/withoutNotices'

type Act = {
  path: string | (() => string)
  as: Persona
  /** Changes the mock records before the page is shown. */
  first?: () => void
  /** Notices of what is new stay. */
  isNew?: true
  /** What happens on the page before: a call of another tab. */
  then?: () => unknown
  /** Buttons and items of menus that lead to it. */
  open?: readonly (string | RegExp)[]
  /** What a dialog asks to be typed. */
  typed?: string
  press: string | RegExp
  call: OperationId
}

const channel = () => new BroadcastChannel('dc:session')
const personal = { type: 'Personal', accountId: personas.owner.userId ?? '', accountPhoto: null } as const

const acts: Record<string, Act> = {
  'a tag is removed': {
    path: '/account/profile',
    as: 'india',
    first: () => db.userTags.push({ tagId: 'tag-x', userId: personas.india.userId ?? '', tag: 'podcaster' }),
    press: 'Remove podcaster',
    call: 'deleteUserTag',
  },
  'a notice is read': {
    path: '/account/events',
    as: 'member',
    isNew: true,
    first: () => db.connections.forEach((row) => Object.assign(row, { invitationSeen: true })),
    press: 'Got it',
    call: 'markRemovalSeen',
  },
  'the welcome is read': {
    path: '/account',
    as: 'member',
    first: () => {
      db.orders = db.orders.filter(({ userId }) => userId !== personas.member.userId)
      db.userOptions = db.userOptions.map((row) =>
        row.userId === personas.member.userId ? { ...row, options: {} } : row,
      )
    },
    press: 'Close',
    call: 'saveMyOptions',
  },
  'the account of this tab is kept': {
    path: '/team',
    as: 'owner',
    then: async () => {
      await callingAs('owner').call(activeAccountApi.endpoints.updateActiveAccount.initiate({ body: personal }))
      channel().postMessage({ kind: 'account', account: { ...personal, name: 'Owner' } })
    },
    press: /^Keep /,
    call: 'updateActiveAccount',
  },
  'an invitation is accepted': {
    path: '/account/team-invitation',
    as: 'member',
    press: /^Accept the invitation from Acme/,
    call: 'acceptInvitation',
  },
  'an invitation is sent again': {
    path: '/team/members?view=invitations',
    as: 'owner',
    open: ['Actions for Tan Kah Kee'],
    press: /^Send again/,
    call: 'sendTeamInvitationEmail',
  },
  'a member is removed': {
    path: '/team/members?remove=con-team-member',
    as: 'owner',
    press: /^Remove João/,
    call: 'deleteConnection',
  },
  'seats are paid': { path: '/team/members?seats=add', as: 'owner', press: /^Pay S\$/, call: 'addTeamSeats' },
  'a vacant seat is given back': {
    path: '/team/members?seats=remove',
    as: 'owner',
    press: /^Remove a vacant seat$/,
    call: 'removeTeamSeat',
  },
  'a card is removed': {
    path: '/account/payment',
    as: 'premium',
    open: [/^Remove Mastercard/],
    press: 'Remove card',
    call: 'removePaymentMethod',
  },
  'a doer is voted for': {
    path: '/featured-doer',
    as: 'member',
    press: 'Vote for Priya Raghunathan',
    call: 'voteFeaturedDoer',
  },
  'an RSVP is cancelled': {
    path: '/events/ev-design-review',
    as: 'member',
    open: ['RSVP', 'Cancel my RSVP'],
    press: /^Cancel my RSVP( for|$)/,
    call: 'cancelRsvp',
  },
  'a story is approved': {
    path: '/admin/featured-doers?doer=fd-mei-ling',
    as: 'admin',
    press: 'Approve',
    call: 'approveFeaturedDoer',
  },
  'a post is published': {
    path: '/admin/media?q=Selling+to+another+country',
    as: 'admin',
    open: ['Actions for Selling to another country'],
    press: 'Publish',
    call: 'updateMedia',
  },
  'a comment is hidden': {
    path: '/admin/blog-comments',
    as: 'admin',
    first: () => void (db.blogComments = db.blogComments.filter(({ hidden }) => !hidden).slice(0, 1)),
    press: /^Hide the comment by /,
    call: 'updateBlogComment',
  },
  'a partner is disabled': {
    path: '/admin/partners',
    as: 'admin',
    open: ['Actions for Clickwell', 'Disable'],
    press: 'Disable Clickwell',
    call: 'disablePartner',
  },
  'a code is deleted': {
    path: '/admin/discount-codes?edit=SOON',
    as: 'admin',
    open: ['Delete'],
    typed: 'SOON',
    press: 'Delete SOON',
    call: 'deleteDiscountCode',
  },
  'an invoice is saved as a file': {
    path: '/account/billing',
    as: 'premium',
    press: /^Download \S+ as PDF$/,
    call: 'getInvoicePdf',
  },
  'the account of an activation link is taken': {
    path: () => {
      const member = required(findUserByEmail('member@doers.test'))
      member.activated = false
      return sendActivationMail(member).href ?? ''
    },
    as: 'premium',
    press: 'Activate and switch account',
    call: 'activateAccount',
  },
}

/** A button or an item of a menu, in the dialog that is open. */
const named = (name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const there = screen.queryAllByRole('dialog').at(-1) ?? document.body
    const found = (['menuitem', 'button'] as const).flatMap((role) => within(there).queryAllByRole(role, { name }))
    expect(found[0]).not.toHaveAttribute('aria-disabled')
    return required(found[0])
  })

it.each(Object.entries(acts))('%s by three clicks in one task: one request', async (_name, one) => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  let sends = 0
  const path = typeof one.path === 'string' ? one.path : one.path()
  if (one.isNew) one.first?.()
  const { user } = one.isNew
    ? await renderAt(path, { as: one.as })
    : await renderWithoutNotices(path, { as: one.as, ...(one.first && { first: one.first }) })
  await one.then?.()
  for (const name of one.open ?? []) await user.click(await named(name))
  if (one.typed)
    enter(within(await screen.findByRole('dialog', { name: `${String(one.press)}?` })).getByRole('textbox'), one.typed)
  const button = await named(one.press)
  const answers = fail(one.call, 'hang')
  const stop = requestLog.listen(({ id }) => {
    if (id === one.call) sends++
  })
  act(() => {
    for (let count = 0; count < 3; count++) button.click()
  })
  await waitFor(() => expect(requestLog.running()).toBeGreaterThan(0))
  answers()
  await release(() => {
    expect(sends).toBeGreaterThan(0)
    expect(requestLog.running()).toBe(0)
  })
  expect(sends).toBe(1)
  stop()
})
