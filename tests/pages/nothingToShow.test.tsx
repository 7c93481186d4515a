import { expect, it } from 'vitest'
import type { OperationId } from '@/contract/route'
import type { Persona } from '@mocks/personas'
import type { ScenarioName } from '@mocks/scenarios'
import { fail, renderAt, renderWithoutNotices, required, screen, toasts } from '@tests/page'

const acme = 'Acme Studio Pte Ltd'

/** Calls without a toast: only their page shows that they failed. */
const silent: readonly string[] = ['getMultipleChoiceSurvey', 'listMultipleChoiceSurveys', 'listSignupSurveys']

/** A page and its reader, the call, the text when it fails, and the element that appears after another try. */
const parts: readonly (readonly [
  path: string,
  as: Persona,
  call: OperationId | 'content',
  failed: string,
  role: string,
  name: string | RegExp,
])[] = [
  ['/about', 'visitor', 'content', 'We couldn’t load this page', 'heading', 'About Doerscircle'],
  ['/solutions', 'visitor', 'content', 'We couldn’t load the solutions', 'link', 'Hot desk day pass'],
  ['/events', 'visitor', 'listEvents', 'We couldn’t load events', 'link', 'Founders’ breakfast'],
  ['/masterclass', 'visitor', 'listMediaByType', 'We couldn’t load masterclasses', 'link', 'Pricing from zero'],
  ['/blog', 'visitor', 'content', 'We couldn’t load posts', 'link', 'The one-page contract'],
  ['/surveys/survey-workspace', 'member', 'getMultipleChoiceSurvey', 'We couldn’t load this survey', 'radio', 'At home'],
  ['/cart', 'member', 'getCart', 'We couldn’t load your cart', 'listitem', 'E-signature'],
  ['/account/email', 'premium', 'getMe', 'We couldn’t load your email settings', 'textbox', 'New email address'],
  ['/account/events', 'premium', 'listMyEvents', 'We couldn’t load your events', 'button', /^Cancel my RSVP for /],
  ['/account/notifications', 'member', 'listMyNotifications', 'We couldn’t load your notifications', 'button', /^Delete /],
  ['/account/payment', 'premium', 'listPaymentMethods', 'We couldn’t load your cards', 'list', 'Saved cards'],
  ['/account/solutions', 'premium', 'listMyOrders', 'We couldn’t load your solutions', 'list', 'Active solutions'],
  ['/account/team-invitation', 'member', 'listMyInvitations', 'We couldn’t load your invitations', 'button', `Accept the invitation from ${acme}`],
  ['/team', 'owner', 'getTeam', 'We couldn’t load your team', 'figure', 'Seats'],
  ['/team/members', 'owner', 'listActiveTeamConnections', 'Member list could not be retrieved', 'table', 'Members'],
  ['/team/admin-information', 'owner', 'listTeamConnections', 'Member list could not be retrieved', 'table', 'Owner and administrators'],
  ['/team/my-solutions', 'team-member', 'listMyActiveTeamDoSubscriptions', 'We couldn’t load the active solutions', 'table', 'Active solutions'],
  ['/team/billing', 'finance', 'listTeamInvoices', 'We couldn’t load the invoices', 'table', 'Invoices'],
  ['/team/solutions', 'owner', 'listAssignedTeamDoSubscriptions', 'We couldn’t load the team’s solutions', 'table', 'Members and their solutions'],
  ['/admin/users', 'admin', 'listUsers', 'Users could not be retrieved', 'table', 'Users'],
  ['/admin/admin-users', 'admin', 'listAdminUsers', 'Admin users could not be retrieved', 'table', 'Admin users'],
  ['/admin/config', 'admin', 'getConfig', 'Config could not be fetched', 'form', 'Settings'],
  ['/admin/privacy-policy', 'admin', 'listPrivacyPolicies', 'We couldn’t load the privacy policy', 'table', 'Versions of the privacy policy'],
] // prettier-ignore

it.each(parts)('%s as %s: %s fails, and is tried again', async (path, as, call, failed, role, name) => {
  const heal = fail(call, '503')
  const { user } = await renderWithoutNotices(path, { as })
  expect((await screen.findAllByText(failed))[0]).toBeVisible()
  if (silent.includes(call)) expect(toasts()).toEqual([])
  const [retry] = await screen.findAllByRole('button', { name: 'Try again' })
  heal()
  await user.click(required(retry))
  expect((await screen.findAllByRole(role, { name }))[0]).toBeVisible()
})

/** Lists of the back office: the call of each, the text when it fails, and the text when it is empty. */
const lists: readonly (readonly [page: string, call: OperationId, failed: string, none: string])[] = [
  ['benefit-enquiries', 'listBenefitEnquiries', 'Failed to fetch benefit enquiries', 'No enquiries yet'],
  ['blog-comments', 'listBlogComments', 'Comments could not be loaded', 'No comments yet'],
  ['campaign-responses', 'listCampaignResponses', 'We couldn’t load the member responses', 'No responses yet'],
  ['campaign-responses?show=visitors', 'listPublicCampaignResponses', 'We couldn’t load the visitor responses', 'No responses yet'],
  ['discount-codes', 'listDiscountCodes', 'We couldn’t load the discount codes', 'No discount codes yet'],
  ['events', 'listEvents', 'We couldn’t load the events', 'No events yet'],
  ['invoices', 'listInvoices', 'We couldn’t load the invoices', 'No invoices'],
  ['job-enquiries', 'listJobEnquiries', 'We couldn’t load the job enquiries', 'No job enquiries yet'],
  ['landing-page-responses', 'listLandingPageResponses', 'We couldn’t load the landing page responses', 'No responses yet'],
  ['logs', 'listLogs', 'Logs could not be retrieved', 'No log entries'],
  ['mailing-list', 'listMailingListSubscriptions', 'We couldn’t load the mailing list signups', 'No signups yet'],
  ['media', 'listMedia', 'We couldn’t load the media library', 'The library is empty'],
  ['old-memberships', 'listOldMemberships', 'We couldn’t load the old memberships', 'No old memberships'],
  ['orphaned-charges', 'listOrphanedCharges', 'We couldn’t load the orphaned charges', 'No orphaned charges'],
  ['orders', 'listAllOrders', 'We couldn’t load the orders', 'No orders yet'],
  ['partner-discount-codes', 'listPartnerDiscountCodes', 'We couldn’t load the partner discount codes', 'No partner codes yet'],
  ['partners', 'listPartners', 'We couldn’t load the partners', 'No partners yet'],
  ['referral-points-redemptions', 'listRedemptions', 'We couldn’t load the redemptions', 'No redemptions yet'],
  ['signup-survey-responses', 'listSignupSurveys', 'We couldn’t load the survey responses', 'No responses yet'],
  ['signup-survey-responses?show=charts', 'listSignupSurveys', 'We couldn’t load the survey responses', 'No responses yet'],
  ['solution-activation', 'listOrdersPendingActivation', 'We couldn’t load the solutions pending activation', 'Nothing to activate'],
  ['subscription-events', 'listSubscriptionEvents', 'We couldn’t load the subscription events', 'No events yet'],
  ['subscription-events?show=subscriptions', 'listAllSubscriptions', 'We couldn’t load the subscriptions', 'No subscriptions yet'],
  ['subscription-events?show=items', 'listAllSubscriptionItems', 'We couldn’t load the subscription items', 'No items yet'],
  ['subscription-events?show=stripe', 'listAllStripeSubscriptions', 'We couldn’t load the subscriptions in Stripe', 'No subscriptions in Stripe'],
  ['surveys', 'listMultipleChoiceSurveys', 'We couldn’t load the surveys', 'No surveys yet'],
] // prettier-ignore

/** Where the empty state offers to add the first row: it is the filled one of the two buttons. */
const addable: readonly string[] = ['discount-codes', 'events', 'partners', 'surveys']

it.each(lists)(
  '/admin/%s: %s fails, and another try finds no rows, and no CSV to download',
  async (page, call, failed, none) => {
    const heal = fail(call, { status: 503, message: `No ${call}` })
    const { user } = await renderAt(`/admin/${page}`, { scenario: 'admin-empty' })
    expect((await screen.findAllByText(failed))[0]).toBeVisible()
    expect(screen.getAllByText(`No ${call}`)[0]).toBeVisible()
    if (silent.includes(call)) expect(toasts()).toEqual([])
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' })
    heal()
    await user.click(required(retry))
    expect(await screen.findByText(none)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument()
    const acts = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]
    const filled = acts.filter((one) => one.classList.contains('btn-primary'))
    expect(filled.length).toBeLessThan(2)
    if (addable.includes(page)) expect(filled[0]?.closest('.state')).toHaveTextContent(none)
  },
)

it('a page of the content source has a name before its content is there', async () => {
  fail('content', '503')
  await renderAt('/teammembership')
  expect(await screen.findByText('We couldn’t load this page')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Team membership' })).toBeVisible()
})

const empty: readonly (readonly [path: string, as: Persona, scenario: ScenarioName, text: string])[] = [
  ['/events', 'visitor', 'no-events', 'No upcoming events'],
  ['/masterclass', 'visitor', 'admin-empty', 'No masterclasses yet'],
  ['/featured-doer', 'visitor', 'no-featured-doers', 'No featured doers yet'],
  ['/old/featured-doers', 'visitor', 'no-featured-doers', 'No featured doers yet'],
  ['/blog', 'visitor', 'empty-marketplace', 'No posts yet'],
  ['/solutions', 'visitor', 'empty-marketplace', 'No solutions yet'],
  ['/blog/price-for-the-week-you-have', 'visitor', 'no-comments', 'No comments yet'],
  ['/account', 'premium', 'no-orders', 'No orders yet'],
  ['/account/billing', 'premium', 'no-orders', 'No invoices yet'],
  ['/account/events', 'premium', 'no-rsvps', 'No events yet'],
]

it.each(empty)('%s as %s, in %s, says: %s, and offers nothing to filter', async (path, as, scenario, text) => {
  await renderWithoutNotices(path, { as, scenario })
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByRole('search')).not.toBeInTheDocument()
  expect(screen.queryByRole('tab', { name: /^(Upcoming|Past)/ })).not.toBeInTheDocument()
})

it.each([
  ['/no/such/page', 'This page could not be found'],
  ['/docs/components/Nothing', 'This page could not be found'],
  ['/microsites/nobody-knows', 'This page could not be found'],
  ['/microsites/', 'This page could not be found'],
  ['/microsites/a/b', 'This page could not be found'],
  ['/microsites/%2E%2E', 'This page could not be found'],
  ['/microsites/launch-week/%2E%2E/launch-week', 'This page could not be found'],
  ['/solutions/zeppelin', 'This solution could not be found'],
  ['/blog/nowhere', 'This post could not be found'],
  ['/events/ev-nowhere', 'This event could not be found'],
  ['/masterclass?class=nowhere', 'We couldn’t find this masterclass'],
  ['/surveys/nowhere', 'This survey could not be found'],
])('an address that leads to nothing, %s, says: %s', async (path, text) => {
  await renderAt(path)
  expect(await screen.findByText(text)).toBeVisible()
  // Shown once, on the page; for a record over a list, a toast may show it as well.
  if (!path.includes('?')) expect(toasts()).toEqual([])
})
