import { describe, expect, it } from 'vitest'
import { driftLog } from '@/api/client/driftLog'
import type { RoutePattern } from '@/domain/navigation/routePatterns'
import type { Personality } from '@mocks/settings/environment'
import { unknownWord } from '@mocks/settings/personality'
import { db, required, screen } from '@tests/page'
import { everyPage, nonsense, said, visit } from '@tests/visits'

/**
 * Texts that a page must not show, because no answer said so. `cell`: in table cells only; filters name every status.
 */
type Claims = Partial<Record<RoutePattern, { page?: RegExp; cell?: RegExp }>>

/** For a server that sends only required fields: no flags, sums or dates. */
const unsaid: Claims = {
  '/premium-membership': { page: /Free – Your plan|Get Premium|cashback/ },
  '/events/:eventId': { page: /\b0 going/ },
  '/featured-doer': { page: /\b0 votes/ },
  '/account': { page: /No further charges|Ends soon|Renew your membership|Nothing will be charged/ },
  '/account/solutions': { page: /S\$0\.00|No further charges|assigned this solution to someone else/ },
  '/account/billing': { page: /Nothing will be charged/, cell: /^Paid/ },
  '/account/notifications': { page: /assigned this solution to someone else/ },
  '/account/referrals': { page: /Earned\s*0|No points to redeem/ },
  '/team': { page: /\b0 of \d|\b0 vacant|No spending yet|No solutions yet|S\$0\.00/ },
  '/team/members': { page: /\b0 of \d|\b0 used/ },
  '/team/my-solutions': { page: /assigned this solution to someone else/ },
  '/team/solutions': { page: /\b0 of \d|Sold out/ },
  '/team/billing': { page: /Nothing will be charged/, cell: /^Paid/ },
  '/admin': { page: /No errors today|No hidden comments|\b0 received|\b0 hidden/ },
  '/admin/analytics': { page: /\b0 events/ },
  '/admin/benefit-enquiries': { cell: /Visitor|Member/ },
  '/admin/blog-comments': { cell: /Former member|^Visible$/ },
  '/admin/discount-codes': { page: /S\$0\.00|can be used now/, cell: /^0%?$|Everyone|^(Ina|A)ctive$/ },
  '/admin/event': {
    page: /Save draft|tickets are refunded|of 0\b|Cancelled\s*0/,
    cell: /^Free$|^Existing member$|^S\$0/,
  },
  '/admin/events': { cell: /^0\b|Upcoming|Draft/ },
  '/admin/featured-doers': { cell: /Under review|^0$/ },
  '/admin/job-enquiries': { cell: /^Open$/ },
  '/admin/logs': { cell: /Visitor/ },
  '/admin/media': { cell: /^Draft$/ },
  '/admin/partner-discount-codes': { cell: /Available/ },
  '/admin/partners': { cell: /Enabled/ },
  '/admin/privacy-policy': { cell: /Current/ },
  '/admin/referral-points-redemptions': { cell: /Former member|S\$0\.00/ },
  '/admin/solution-activation': { page: /oldest for 0/ },
  '/admin/terms-of-use': { cell: /Current/ },
  '/admin/users': { cell: /^Free$|^Active$/ },
}

/** For a server that sends an unknown word in every enumeration, and null wherever it may. */
const unknown: Claims = {
  '/premium-membership': { page: /Free – Your plan|Get Premium/ },
  '/account': { page: /No further charges|Nothing will be charged|No upcoming events/ },
  '/account/billing': { page: /Nothing will be charged/ },
  '/team/billing': { page: /Nothing will be charged/ },
  '/account/team-invitation': { page: /No pending invitations/ },
  '/team/members': { page: /Members\s*0/ },
  '/team/admin-information': { page: /No administrators yet/ },
  '/team/solutions': { page: /No solutions yet/ },
  '/admin': { page: /Every request is settled/ },
  '/admin/events': { cell: /Upcoming|On now|Ended/ },
  '/admin/orphaned-charges': { page: /Everything paid in this period was refunded/, cell: /^Paid$/ },
  '/admin/referral-points-redemptions': { page: /No requests waiting/ },
}

const of = <Row extends object>(rows: readonly Row[], key: keyof Row) => String(required(rows[0])[key])

/** Texts that a record or form, opened by its URL, must not show. */
const opened: [backend: Personality, url: () => string, claim: RegExp][] = [
  ['minimal', () => '/admin/users?user=u-premium', /can sign in|verification\s*Off|Paid(?! until)/],
  ['strange', () => '/team/members?view=invitations', /No invitations|Invitations\s*0/],
  ['strange', () => `/admin/orders?order=${of(db.orders, 'orderId')}`, /waiting for the buyer’s bank/],
  ['minimal', () => '/admin/event?id=ev-pitch-night&show=attendees', /Checked in\s*0/],
  ['minimal', () => `/admin/logs?log=${of(db.logs, 'logId')}`, /Visitor/],
  ['minimal', () => `/admin/benefit-enquiries?enquiry=${of(db.benefitEnquiries, 'benefitEnquiryId')}`, /No account/],
  ['minimal', () => '/admin/delete-user?email=premium@doers.test', /Nothing else is affected/],
]

const cells = () =>
  [...document.body.querySelectorAll('tbody :is(td, th)')].map(({ textContent }) => textContent.trim())

const backends = [
  ['minimal', unsaid],
  ['strange', unknown],
] as const

describe.each(backends)('on a %s backend, a page claims nothing that was not sent', (backend, claims) => {
  it.each(everyPage)('%s', async (pattern) => {
    await visit(pattern, { backend })
    const text = said()
    expect(nonsense.exec(text)?.[0]).toBeUndefined()
    expect(/\bnull\b/.exec(text)?.[0]).toBeUndefined()
    if (backend === 'minimal') expect(driftLog.read()).toEqual([])
    expect(text).not.toContain(unknownWord)
    const { page, cell } = claims[pattern] ?? {}
    expect(page?.exec(text)?.[0]).toBeUndefined()
    expect(cells().filter((text) => cell?.test(text))).toEqual([])
  })
})

it.each(opened.map(([backend, , claim], at) => [backend, String(claim), at] as const))(
  'what is opened claims nothing that was not sent: %s: %s',
  async (...row) => {
    const [backend, url, claim] = required(opened[row[2]])
    await visit(url(), { backend })
    await screen.findAllByText(
      /^(Not provided|Attendees|Complete order|What deleting it affects|We don’t know who is invited)$/,
    )
    const text = said()
    expect(nonsense.exec(text)?.[0]).toBeUndefined()
    expect(claim.exec(text)?.[0]).toBeUndefined()
  },
)

const acts: [path: string, row: RegExp, acts: string[]][] = [
  ['/admin/partners', /^Actions for WorkBuddy/, ['Disable', 'Enable', 'Replace API key']],
  ['/admin/media', /^Actions for Price for the week/, ['Edit', 'Publish', 'Unpublish', 'Delete']],
]

it.each(acts)('%s: what no answer says is taken for neither case', async (path, row, names) => {
  const { user } = await visit(path, { backend: 'minimal' })
  await user.click(required(screen.getAllByRole('button', { name: row })[0]))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(names)
})
