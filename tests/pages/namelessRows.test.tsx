import { beforeEach, expect, it, vi } from 'vitest'
import type * as requests from '@mocks/handleRequest'
import { act, screen } from '@tests/page'
import { nonsense, said, visit } from '@tests/visits'
import { watch } from '@tests/watch'

/** A call, and the text that the first record of its answer lacks, or all of them. */
const lacking = vi.hoisted(() => ({ call: '', text: '', isEverywhere: false }))

vi.mock('@mocks/handleRequest', async (load) => {
  const original = await load<typeof requests>()
  return {
    ...original,
    handleRequest: async (call: Parameters<typeof original.handleRequest>[0]) => {
      const answer = await original.handleRequest(call)
      if (original.routeOf(call)?.id !== lacking.call) return answer
      const { text, isEverywhere } = lacking
      const withoutText = (key: string, value: unknown) => (key === text ? undefined : value)
      if (isEverywhere) return { ...answer, json: JSON.parse(JSON.stringify(answer.json), withoutText) as unknown }
      const json = structuredClone(answer.json)
      const list = Array.isArray(json) ? json : Object.values(json ?? {}).find(Array.isArray)
      Reflect.deleteProperty(list?.[0], text)
      return { ...answer, json }
    },
  }
})

beforeEach(() => watch.allowContractBreach())

it.each([
  ['/account/billing', 'listUserInvoices', 'number', '–'],
  ['/account/solutions', 'listMySubscriptions', 'title', 'Flexible desk'],
  ['/team/members?view=invitations', 'listTeamConnections', 'targetName', 'ng@ng.example'],
  ['/admin/blog-comments', 'listBlogComments', 'content', '–'],
  ['/admin/surveys', 'listMultipleChoiceSurveys', 'title', '–'],
])('a record without its name costs neither its row nor its list: %s', async (path, call, text, shown) => {
  Object.assign(lacking, { call, text, isEverywhere: false })
  await visit(path)
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
  expect(said()).not.toContain('We got an unexpected response')
  expect(nonsense.exec(said())?.[0]).toBeUndefined()
})

/** Where a name should be: at the beginning, at the end, before a sign, between two spaces. */
const gap = /^[ ’;]| $| {2}| [.,?’]/

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
  ['/admin/users?user=u-premium', 'listUserInvoices', 'number'],
  ['/admin/users?user=u-premium', 'listAllOrders', 'title'],
] as const)('a sentence has no gap for a name that isn’t sent: %s, %s.%s', async (path, call, text, scenario?) => {
  Object.assign(lacking, { call, text, isEverywhere: true })
  await visit(path, scenario ? { scenario } : {})
  await act(() => vi.dynamicImportSettled())
  expect(sentences().filter((one) => gap.test(one))).toEqual([])
})

it('says of nobody that they have no orders where orders don’t say whose they are', async () => {
  Object.assign(lacking, { call: 'listAllOrders', text: 'userId', isEverywhere: true })
  await visit('/admin/users?user=u-premium')
  expect(await screen.findByText('No order names this user.')).toBeVisible()
})

it('names a button for what a row does where no answer says what the row is', async () => {
  Object.assign(lacking, { call: 'listPartners', text: 'name', isEverywhere: false })
  await visit('/admin/partners')
  expect(await screen.findByRole('button', { name: 'Actions' })).toBeVisible()
})
