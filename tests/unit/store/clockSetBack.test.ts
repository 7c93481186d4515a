import { beforeEach, expect, it, vi } from 'vitest'
import { isMaintenanceOn } from '@/app/maintenance'
import { mayReloadNow } from '@/lib/browser/automaticReload'
import { readDraft, writeDraft } from '@/lib/storage/drafts'
import { socialSignIn } from '@/lib/storage/socialSignIn'
import { readContent } from '@/store/content/readContent'
import { makeStore, type AppStore } from '@/store/store'
import { requestLog } from '@mocks/requestLog'

const minute = 60_000
const day = 24 * 60 * minute
let store: AppStore

beforeEach(() => {
  store = makeStore()
  vi.useFakeTimers({ toFake: ['Date'] })
})

/** Whether it sends a request; a test of one that doesn't waits in vain. */
const asked = async (read: () => Promise<unknown>) => {
  const before = requestLog.read().length
  await read()
  await vi.waitFor(() => expect(requestLog.read().length).toBeGreaterThan(before))
  return true
}
const menu = () => store.dispatch(readContent('menu.json'))
const maintenance = () => isMaintenanceOn(store)

const kinds: [what: string, begin: () => unknown, ask: () => unknown, back: number][] = [
  ['a sign-in at a provider is still under way', socialSignIn.begin, socialSignIn.underWay, minute],
  ['a draft is still there', () => writeDraft('a', { text: 'Hi' }, Date.now()), () => !!readDraft('a', Date.now()), minute],
  ['a page may reload itself again', mayReloadNow, mayReloadNow, day],
  ['content is read again', menu, () => asked(menu), day],
  ['the maintenance document is read again', maintenance, () => asked(maintenance), day],
] // prettier-ignore

it.each(kinds)('%s after the device’s clock was set back', async (_what, begin, ask, back) => {
  await begin()
  vi.setSystemTime(Date.now() - back)
  expect(await ask()).toBe(true)
})
