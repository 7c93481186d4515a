import { beforeEach, describe, expect, it, vi } from 'vitest'
import { edited } from '@tests/answers/edited'
import { act, screen } from '@tests/page'
import { nonsense, said, visit } from '@tests/visits'
import { watch } from '@tests/watch'
import { renderWithoutNotices } from '@tests/withoutNotices'
import { stubInView } from './account/stubInView'

vi.mock('@mocks/handleRequest', async (load) => (await import('@tests/answers/edited')).editing(load))

/** Removes a field from the first record of a call's answer, or several fields (`a+b`) from all of them. */
function leaveOut(call: string, text: string, from: 'first' | 'all'): void {
  edited.answer = (answer, id) => {
    const json = structuredClone(answer)
    if (id !== call) return { status: 200, json }
    if (from === 'all')
      return { status: 200, json: JSON.parse(JSON.stringify(json), (key, value: unknown) => (text.split('+').includes(key) ? undefined : value)) as unknown } // prettier-ignore
    const list = Array.isArray(json) ? json : Object.values(json ?? {}).find(Array.isArray)
    Reflect.deleteProperty(list?.[0], text)
    return { status: 200, json }
  }
}

beforeEach(() => watch.allowContractBreach())

it.each([
  ['/account/billing', 'listUserInvoices', 'number', '–'],
  ['/account/solutions', 'listMySubscriptions', 'title', /^Flexible desk/],
  ['/team/members?view=invitations', 'listTeamConnections', 'targetName', 'ng@ng.example'],
  ['/admin/blog-comments', 'listBlogComments', 'content', '–'],
  ['/admin/surveys', 'listMultipleChoiceSurveys', 'title', '–'],
])('a record without its name loses neither its row nor its list: %s', async (path, call, text, shown) => {
  leaveOut(call, text, 'first')
  await visit(path)
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
  expect(said()).not.toContain('We got an unexpected response')
  expect(nonsense.exec(said())?.[0]).toBeUndefined()
})

/**
 * A gap where a name is missing: at either end, before punctuation, between two spaces; or a sentence that begins with
 * the fallback.
 */
const gap = /^[ ’;]| $| {2}| [.,?’]|^(this person|the team) /

const sentences = () =>
  [...document.body.querySelectorAll('*')].flatMap((one) => [
    one.childElementCount === 0 && !one.closest('label') ? one.textContent : '',
    one.getAttribute('aria-label') ?? '',
  ])

it.each([
  ['/account', 'listMySubscriptions', 'title', 'past-due'],
  ['/account', 'listMyTeams', 'companyName'],
  ['/account/team-invitation', 'listMyInvitations', 'companyName'],
  ['/account/notifications', 'listMyInvitations', 'companyName'],
  ['/team', 'listTeamSubscriptions', 'title'],
  ['/team/billing', 'getTeam', 'companyName'],
  ['/team/payment', 'getTeam', 'companyName'],
  ['/team/my-solutions', 'getTeam', 'companyName'],
  ['/team/solutions', 'listActiveTeamConnections', 'targetName'],
  ['/team/solutions', 'listActiveTeamConnections', 'targetName+email'],
  ['/admin/users?user=u-premium', 'listUserInvoices', 'number'],
  ['/admin/users?user=u-premium', 'listAllOrders', 'title'],
] as const)('a sentence has no gap for a name that isn’t sent: %s, %s.%s', async (path, call, text, scenario?) => {
  leaveOut(call, text, 'all')
  await visit(path, scenario ? { scenario } : {})
  await act(() => vi.dynamicImportSettled())
  expect(sentences().filter((one) => gap.test(one))).toEqual([])
})

it('a sentence about a member without a name begins with “This person”', async () => {
  leaveOut('listTeamConnections', 'targetName+email', 'all')
  await renderWithoutNotices('/team/members?remove=con-team-member', { as: 'owner' })
  expect(await screen.findByText(/^This person will lose access/)).toBeVisible()
})

it('does not say that a user has no orders if orders don’t name their buyers', async () => {
  leaveOut('listAllOrders', 'userId', 'all')
  await visit('/admin/users?user=u-premium')
  expect(await screen.findByText('No order names this user.')).toBeVisible()
})

describe('what a solution still needs', () => {
  stubInView()

  it('is a date of birth also where its restriction gives no reason', async () => {
    leaveOut('getSolutionEligibility', 'reason', 'all')
    await renderWithoutNotices('/account/solutions', { as: 'member', scenario: 'demo' })
    expect((await screen.findAllByRole('link', { name: 'Add your date of birth' }))[0]).toBeVisible()
  })
})

it('names a button for what a row does where no answer says what the row is', async () => {
  leaveOut('listPartners', 'name', 'first')
  await visit('/admin/partners')
  expect(await screen.findByRole('button', { name: 'Actions' })).toBeVisible()
})
