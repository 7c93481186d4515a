import { expect, type Page } from '@playwright/test'
import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import { live } from './parts'
import type { Site } from './site'

type Server = Site['control']

/** Calls of the guards that run before any page: if they fail, the guards redirect. */
const guardCalls: OperationId[] = [
  'checkSession',
  'getMe',
  'getActiveAccount',
  'getPersonalizationStatus',
  'getMyMemberDetail',
  'checkAdminSession',
]

const reads = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].method === 'GET' && !guardCalls.includes(id),
)

/** The states of a page, and how the server produces them. */
export const states: Record<'full' | 'loading' | 'empty' | 'error', (server: Server) => void> = {
  full: () => undefined,
  loading: (server) => {
    for (const id of reads) server.fail(id, 'hang')
    server.fail('content', 'hang')
  },
  empty: (server) => {
    server.applyScenario('nothing-yet')
    server.setEnvironment({ content: 'empty' })
  },
  // The database is empty as well: after the failures, trying again leads to the empty state.
  error: (server) => {
    states.empty(server)
    for (const id of reads) server.fail(id, '400')
    server.fail('content', '404')
  },
}

export type State = keyof typeof states

/** Delays each answer differently, so that they arrive one by one, in another order than the calls. */
export const answerOneByOne = (server: Server) =>
  reads.forEach((id, index) => server.fail(id, `delay=${(index * 97) % 900}`))

const shapes = (page: Page) => page.locator('.skeleton-line, [aria-busy="true"]').filter({ visible: true })

/**
 * Waits until a page has reached its state: it has a heading and, unless its state is loading, it is interactive and
 * shows no loading indicator.
 */
export async function reachState(page: Page, state: State): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if (state !== 'loading') {
    await live(page)
    await expect(shapes(page)).toHaveCount(0)
  }
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)))
  })
}

/** Tries everything again that has failed; a page without “Try again” is reloaded. */
export async function retry(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: 'Try again' }).filter({ visible: true })
  if ((await buttons.count()) === 0) await page.reload({ waitUntil: 'domcontentloaded' })
  else await buttons.evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()))
}
