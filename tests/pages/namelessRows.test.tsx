import { beforeEach, expect, it, vi } from 'vitest'
import type * as requests from '@mocks/handleRequest'
import { screen } from '@tests/page'
import { nonsense, said, visit } from '@tests/visits'
import { watch } from '@tests/watch'

/** A call, and the text that the first record of its answer lacks. */
const lacking = vi.hoisted(() => ({ call: '', text: '' }))

vi.mock('@mocks/handleRequest', async (load) => {
  const original = await load<typeof requests>()
  return {
    ...original,
    handleRequest: async (call: Parameters<typeof original.handleRequest>[0]) => {
      const answer = await original.handleRequest(call)
      if (original.routeOf(call)?.id !== lacking.call) return answer
      const json = structuredClone(answer.json)
      const list = Array.isArray(json) ? json : Object.values(json ?? {}).find(Array.isArray)
      Reflect.deleteProperty(list?.[0], lacking.text)
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
  Object.assign(lacking, { call, text })
  await visit(path)
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
  expect(said()).not.toContain('We got an unexpected response')
  expect(nonsense.exec(said())?.[0]).toBeUndefined()
})

it('names a button for what a row does where no answer says what the row is', async () => {
  Object.assign(lacking, { call: 'listPartners', text: 'name' })
  await visit('/admin/partners')
  expect(await screen.findByRole('button', { name: 'Actions' })).toBeVisible()
})
