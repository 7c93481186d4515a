import { expect, it, vi } from 'vitest'
import type { Persona } from '@mocks/personas'
import type { Personality } from '@mocks/settings/environment'
import { said, visit } from '@tests/visits'
import { db, fail, handlers, required, screen, waitFor, watch } from '@tests/page'

type Dialog = {
  path: string | (() => string)
  as?: Persona
  /** `minimal` sends only what the contract requires. */
  backend?: Personality
  before?: () => void
  /** Buttons that open the dialog. */
  open?: string[]
  /** Texts that the dialog must not show, because no answer says so. */
  never: RegExp
  /** The text that it shows instead. */
  instead: RegExp
}

const orderId = () => required(db.orders.find(({ userId, teamId }) => userId === 'u-premium' && !teamId)).orderId

const leaveOut = (row: object | undefined, name: string) => void Reflect.deleteProperty(required(row), name)

const dialogs: Record<string, Dialog> = {
  'a member with an unknown status is removed': {
    path: '/team/members?remove=con-team-member',
    before: () => {
      watch.allowContractBreach()
      Object.assign(required(db.connections.find(({ id }) => id === 'con-team-member')), { status: 'SUSPENDED' })
    },
    never: /Withdraw |able to accept it/,
    instead: /will lose access to the team/,
  },
  'a card is removed that could not be checked': {
    path: '/account/payment',
    before: () => void fail('canRemovePaymentMethod', '500'),
    open: ['Remove Visa ending in 4242'],
    never: /can’t be removed/,
    instead: /We couldn’t check if Visa ending in 4242 can be removed/,
  },
  'a seat is removed where none is paid': {
    path: '/team/members?seats=remove',
    backend: 'minimal',
    before: () => void vi.spyOn(handlers, 'countTeamSeats').mockReturnValue({ count: 0 }),
    never: /[-−]1 instead of 0|[-−]S\$/,
    instead: /No vacant seats/,
  },
  'an administrator is invited on a seat that may not be vacant': {
    path: '/team/admin-information?add=new',
    before: () => void fail('getTeamVacantSeats', '500'),
    never: /uses a vacant seat|won’t be charged/,
    instead: /We don’t know if one is vacant/,
  },
  'an order, of whose invoice nothing is said': {
    path: () => `/account/billing?show=orders&order=${orderId()}`,
    backend: 'minimal',
    never: /No invoice for this order/,
    instead: /Invoice–Not provided/,
  },
  'an invoice address that is not said': {
    path: '/account/billing?show=details',
    backend: 'minimal',
    never: /Invoices go to \S+@doers\.test\./,
    instead: /unless a different address was chosen/,
  },
  'a subscription that may end': {
    path: '/account/billing',
    backend: 'minimal',
    never: /Renews on/,
    instead: /Paid until/,
  },
  'the settings of a team': {
    path: '/team/company',
    backend: 'minimal',
    never: /we charge for seats(?!We don’t know)/,
    instead: /when we charge for seatsWe don’t know the current choice/,
  },
  'a profile that may be billed at home, and may have a password': {
    path: '/account/profile',
    backend: 'minimal',
    never: /Use my home address for billing(?!We don’t know)/,
    instead: /Current password.*Create password/,
  },
  'the marketing preferences of a user': {
    path: '/admin/users?user=u-premium',
    backend: 'minimal',
    never: /Partner offers(?!We don’t know)/,
    instead: /Partner offersWe don’t know the current choice/,
  },
  'who a discount code is for': {
    path: () => `/admin/discount-codes?edit=${required(db.discountCodes[0]).code}`,
    backend: 'minimal',
    never: /(Premium members only|First purchase only|rejected in every cart\.)(?! ?We don’t know)/,
    instead: /First purchase onlyWe don’t know the current choice/,
  },
  'an entry that may be published': {
    path: () => `/admin/media?edit=${required(db.media[0]).mediaId}`,
    backend: 'minimal',
    never: /PublishedMembers(?!.*We don’t know)/,
    instead: /We don’t know the current choice/,
  },
  'an enquiry that may be answered': {
    path: () => `/admin/job-enquiries?enquiry=${required(db.jobEnquiries[0]).jobEnquiryId}`,
    backend: 'minimal',
    never: /record it here\.(?! We don’t know)/,
    instead: /record it here\. We don’t know the current choice/,
  },
  'an event that may be held online': {
    path: '/admin/event?id=ev-pitch-night',
    backend: 'minimal',
    never: /Online attendance(?!We don’t know)/,
    instead: /Online attendanceWe don’t know the current choice/,
  },
  'a question that may have to be answered': {
    path: () => `/admin/surveys?edit=${required(db.surveys[0]).surveyId}`,
    backend: 'minimal',
    never: /(Allow more than one option|Required)(?!We don’t know)/,
    instead: /RequiredWe don’t know the current choice/,
  },
  'the account that a solution was bought for': {
    path: '/admin/solution-activation',
    backend: 'minimal',
    never: /Personal/,
    instead: /Activate/,
  },
  'the code of an invoice that is reissued': {
    path: () => `/admin/orders?order=${orderId()}`,
    backend: 'minimal',
    open: ['Reissue invoice'],
    never: /without a code/,
    instead: /Invoice DC-\S+ made/,
  },
  'the rights of a user': {
    path: '/admin/users?user=u-premium',
    before: () =>
      leaveOut(
        db.users.find(({ userId }) => userId === 'u-premium'),
        'isAdmin',
      ),
    never: /Not an administrator|Administrator without permissions/,
    instead: /Revoke admin access.*Grant admin access/,
  },
  'the pages of an administrator': {
    path: '/admin/admin-users',
    before: () =>
      db.users
        .filter(({ isAdmin, userId }) => isAdmin && userId !== 'u-admin')
        .forEach((row) => leaveOut(row, 'permissions')),
    never: /No pages yet/,
    instead: /Can open.*Revoke/,
  },
  'a comment that may be hidden, and may have been changed': {
    path: '/admin/blog-comments?comment=bc-18',
    backend: 'minimal',
    never: /Visible to everyone|Edited/,
    instead: /Status–Not provided.*Hide.*Show/,
  },
  'a story that may be approved': {
    path: '/featured-doer',
    as: 'member',
    before: () =>
      leaveOut(
        db.featuredDoers.find(({ userId }) => userId === 'u-member'),
        'approved',
      ),
    never: /Under review/,
    instead: /Edit my story/,
  },
  'an account of which hardly anything is said': {
    path: '/admin/users?user=u-premium',
    backend: 'minimal',
    never: /Invoices go to\S*@|Active1/,
    instead: /Invoices go to–Not provided.*Subscription items.*Active/s,
  },
  'members who may have a plan': {
    path: '/admin/featured-doers?show=members',
    backend: 'minimal',
    never: /Free/,
    instead: /Feature/,
  },
  'a verification whose link expires on a day that can’t be read': {
    path: '/account/id-verification',
    before: () => {
      watch.allowContractBreach()
      for (const row of db.kyc) Object.assign(row, { verifyUrlExpiresAt: '05/12/2026' })
    },
    never: /expires on/,
    instead: /Pick up where you left off/,
  },
  'a verification that the provider calls something': {
    path: '/account/id-verification',
    before: () =>
      Object.assign(required(db.kyc.find(({ userId }) => userId === 'u-premium')), { kyc_status: 'on_hold' }),
    never: /Being processed|We’re processing/,
    instead: /On hold/,
  },
}

it.each(Object.entries(dialogs))('%s: nothing is claimed that no answer says', async (_name, one) => {
  one.before?.()
  const { path, as, backend, open = [], never, instead } = one
  const { user } = await visit(typeof path === 'string' ? path : path(), {
    ...(as && { as }),
    ...(backend && { backend }),
  })
  for (const name of open) await user.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(said()).toMatch(instead))
  expect(never.exec(said())?.[0]).toBeUndefined()
})

it('shows twice what is sent twice', async () => {
  const team = { teamId: 'team-acme', companyName: 'Acme Again' }
  vi.spyOn(handlers, 'listMyTeams').mockReturnValue([{ team }, { team, membersCount: 2 }])
  await visit('/account')
  expect(await screen.findAllByText('Acme Again')).toHaveLength(2)
})

it.each(['/account', '/account/events', '/account/solutions'])(
  '%s shows once what is sent twice alike',
  async (path) => {
    const { listMyEvents, listMyOrders } = handlers
    vi.spyOn(handlers, 'listMyEvents').mockImplementation((request) => {
      const all = listMyEvents(request)
      return Array.isArray(all) ? [...all, ...all] : all
    })
    vi.spyOn(handlers, 'listMyOrders').mockImplementation((request) => {
      const all = listMyOrders(request)
      return Array.isArray(all) ? all.map((order) => ({ ...order, items: [...order.items, ...order.items] })) : all
    })
    await visit(path)
    // Two children of one key would fail the test.
    if (path === '/account/events') expect(screen.getAllByRole('heading', { name: /Pitch night/ })).toHaveLength(1)
  },
)
