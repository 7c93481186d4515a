import { fc } from '@tests/properties'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { registered } from '@/store/registration/registered'
import { watch } from '@tests/watch'
import { fates, makeServer, wizardCalls, type Aimed, type Fate } from './registrationServer'
import { openTab } from './registrationTab'

type Act =
  | 'next' | 'next twice' | 'back' | 'close' | 'open' | 'reload' | 'type company' | 'type member' | 'drop member'
  | 'other tab' | 'sign out' | 'sign in' | 'wait' | 'wait long' // prettier-ignore

const world = vi.hoisted(() => ({
  call: (_name: string, _args: unknown): Promise<unknown> => Promise.resolve({}),
  bank: (): Promise<string> => Promise.resolve('confirmed'),
  /** Locks belong to a tab and go with it. */
  locks: new Map<string, object>(),
  tab: {} as object,
}))

const calls = vi.hoisted(() => () => ({
  util: { invalidateTags: () => ({ type: 'invalidate' }) },
  endpoints: new Proxy({}, { get: (_all, name) => ({ initiate: (args: unknown) => () => world.call(String(name), args) }) }),
})) // prettier-ignore

vi.mock('@/lib/calls/singleFlight', async () => (await import('@tests/tabs/tabLocks')).tabLocks(world))
type Answer = { data?: unknown; error?: unknown }
vi.mock('@/api/client/fetchOnce', () => ({
  fetchOnce: (pending: Promise<Answer>) => pending,
  fetchLatest: (pending: Promise<Answer>) => pending,
  fetchFresh: async (pending: Promise<Answer>) => {
    const { data, error } = await pending
    if (error || data === undefined) throw error
    return data
  },
}))
vi.mock('@/api/client/api', () => ({ api: calls() }))
vi.mock('@/api/account/teams', () => ({ teamsApi: calls() }))
vi.mock('@/api/account/connections', () => ({ connectionsApi: calls() }))
vi.mock('@/api/commerce/stripe', () => ({ stripeApi: calls() }))
vi.mock('@/api/community/email', () => ({ emailApi: calls() }))
vi.mock('@/api/account/profile', () => ({ profileApi: calls() }))
vi.mock('@/api/system/time', () => ({ timeApi: calls() }))
vi.mock('@/store/account/accountSwitch', () => ({
  switchAccount: () => () => world.call('switchAccount', undefined).then((answer) => !(answer as Answer).error),
}))
vi.mock('@/store/payment/recordLater', () => ({ recordLater: () => () => undefined }))
vi.mock('@/store/payment/stripe', () => ({ confirmWithBank: () => world.bank() }))

type Tab = ReturnType<typeof openTab>

/** @param aimed the fates of single calls; if given, the wizard is then completed */
async function play(fates: Fate[], acts: Act[], aimed?: Aimed): Promise<Set<string>> {
  localStorage.clear()
  sessionStorage.clear()
  world.locks.clear()
  registered.remove('u')
  const server = makeServer(world, fates, aimed)
  const seen = new Set<string>()
  const tabs = [openTab(world, server), openTab(world, server)] as [Tab, Tab]
  let at: 0 | 1 = 0
  let typed = 0
  const mine = new Set<string>()
  let company = 'Kopi Works'
  // Nothing is typed while a step is saved: tabs share one draft, which the tab that saves it clears, and a request of
  // a page that was left may arrive after all others. No client can prevent that.
  const isSaving = () => server.isSaving() || tabs.some((tab) => tab.isBusy() || tab.isPaying())
  const isOver = () => server.team()?.status === 'ACTIVE'

  const check = () => {
    expect(server.charges.length, 'charged').toBeLessThanOrEqual(1)
    expect(server.log.filter((name) => name === 'sendTeamCreatedEmail').length, 'emails').toBeLessThanOrEqual(1)
    if (registered.read('u')) expect(isOver(), 'said registered').toBe(true)
    for (const { payment } of tabs) {
      const state = payment.read()
      if (state.step === 'paid') expect(server.charges.length + Number(isOver()), 'said paid').toBeGreaterThan(0)
      seen.add(state.step)
    }
    if (isOver()) return
    // Everything typed is in the form, in its draft, or saved.
    const kept = new Set([...tabs[at].rows(), ...server.rows()].map(({ email }) => email))
    for (const email of mine) expect(kept.has(email), `${email} is kept`).toBe(true)
    expect([tabs[at].company().companyName, server.team()?.companyName], 'the company is kept').toContain(company)
  }
  const reload = () => {
    tabs[at].leave()
    tabs[at] = openTab(world, server)
    tabs[at].look()
    tabs[at].recover()
  }
  const run: Record<Act, () => void> = {
    next: () => void tabs[at].next(),
    'next twice': () => {
      void tabs[at].next()
      void tabs[at].next()
    },
    back: () => tabs[at].back(),
    close: () => tabs[at].close(),
    open: () => tabs[at].look(),
    reload,
    'type company': () => {
      if (!tabs[at].isShown() || tabs[at].step() !== 1 || isSaving()) return
      company = `Kopi ${typed++}`
      tabs[at].typeCompany(company)
    },
    'type member': () => {
      if (tabs[at].step() !== 2 || isSaving()) return
      const email = `m${typed++}@kopi.works`
      mine.add(email)
      tabs[at].typeRows((rows) => [...rows, { id: '', name: 'Ana', email, role: 'TEAM_MEMBER' }])
    },
    'drop member': () => {
      if (tabs[at].step() !== 2 || isSaving()) return
      const gone = tabs[at].rows().at(-1)
      if (gone) mine.delete(gone.email)
      tabs[at].typeRows((rows) => rows.slice(0, -1))
    },
    'other tab': () => {
      at = at === 0 ? 1 : 0
      tabs[at].look()
      tabs[at].recover()
    },
    'sign out': () => server.sign(false),
    'sign in': () => server.sign(true),
    wait: () => undefined,
    'wait long': () => undefined,
  }
  /** Presses on until the company is registered. */
  const finish = async (tab: Tab) => {
    for (let pressed = 0; pressed < 8 && !isOver(); pressed += 1) {
      void (tab.payment.read().step === 'awaitingBank' ? tab.payment.resume() : tab.next())
      await vi.advanceTimersByTimeAsync(150_000)
      check()
    }
    expect(isOver(), 'registered in the end').toBe(true)
    expect(server.charges, 'charged').toHaveLength(1)
    expect(server.rows().map(({ email }) => email)).toEqual([...mine])
    expect(server.team()?.companyName).toBe(company)
  }
  tabs[0].look()
  tabs[0].typeCompany(company)
  for (const act of acts) {
    if (!isOver() || act === 'reload' || act.startsWith('sign')) run[act]()
    tabs[at].follow()
    await vi.advanceTimersByTimeAsync(act === 'wait long' ? 150_000 : act === 'wait' ? 5000 : 700)
    check()
  }
  // Later, signed in and with a server that answers, the member sees the true state and can finish.
  server.calm()
  server.sign(true)
  await vi.advanceTimersByTimeAsync(320_000)
  reload()
  await vi.advanceTimersByTimeAsync(320_000)
  tabs[at].follow()
  await vi.advanceTimersByTimeAsync(5000)
  check()
  if (aimed) await finish(tabs[at])
  const { step } = tabs[at].payment.read()
  if (server.charges.length > 0) {
    expect(registered.read('u') !== undefined || step === 'unknown', 'told as paid, or not known').toBe(true)
    seen.add('charged')
  } else expect(['idle', 'notPaid', 'blocked', 'paid', 'unknown', 'awaitingBank']).toContain(step)
  for (const tab of tabs) tab.leave()
  vi.clearAllTimers()
  return seen
}

const anyActs = fc.array(
  fc.constantFrom<Act[]>(
    'next', 'next', 'next', 'next', 'next', 'next twice', 'back', 'close', 'open', 'open', 'reload', 'type company',
    'type member', 'type member', 'drop member', 'other tab', 'sign out', 'sign in', 'sign in', 'wait', 'wait', 'wait long',
  ), // prettier-ignore
  { minLength: 4, maxLength: 24 },
)
const road: Act[] = ['next', 'type member', 'next', 'next']
// Half of the runs begin with the way to the payment.
const acts = fc.oneof(anyActs, anyActs.map((rest) => [...road, ...rest])) // prettier-ignore

beforeEach(() => watch.allowUnendedSubmissions())
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }))

it('charges at most once and loses no text, whatever is pressed, reloaded, opened twice, refused or lost', async () => {
  const ends = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fates, acts, async (someFates, someActs) => {
      for (const end of await play([...someFates], someActs)) ends.set(end, (ends.get(end) ?? 0) + 1)
    }),
    { numRuns: 700, seed: 20_261_122 },
  )
  for (const end of ['charged', 'paid', 'blocked', 'checking', 'authenticating', 'notPaid'])
    expect(ends.get(end) ?? 0, end).toBeGreaterThan(3)
})

it('reaches the end when everything works', async () => {
  const seen = await play(['fine'], ['next', 'type member', 'type member', 'next', 'next', 'wait', 'wait'])
  expect([...seen]).toEqual(expect.arrayContaining(['charged', 'paid']))
})

const failures: Fate[] = [
  'slow', 'refused', 'conflict', 'forbidden', 'failed', 'lost before', 'lost after', 'session over',
] // prettier-ignore
const changed: Act[] = ['back', 'drop member', 'type member', 'next']
const way: Act[] = [...road.slice(0, -1), ...changed, 'next', 'wait', 'wait']
/** What has to happen to another call before this one is made at all. */
const after = (call: string): Aimed => (call === 'getMyInactiveTeam' ? { saveTeam: ['lost after', 'lost after'] } : {})

describe.each(wizardCalls)('%s, failing once in each way and at each of its places', (call) => {
  it.each(failures)('%s: the company is registered in the end, and charged once', async (fate) => {
    for (const before of [0, 1, 2, 3]) {
      const aim = [...Array<Fate>(before).fill('fine'), fate]
      await play(['fine'], way, { ...after(call), [call]: aim })
      if (before === 0) expect(aim, 'fates that never came').toEqual([])
    }
  })
})

it.each<[string, Aimed]>([
  ['the card is declined', { saveStripeCustomer: ['declined'] }],
  ['the payment is declined', { addTeamSeats: ['declined'] }],
  ['3-D Secure is confirmed', { addTeamSeats: ['secure'], bank: ['fine'] }],
  ['3-D Secure is refused', { addTeamSeats: ['secure'], bank: ['declined'] }],
  ['3-D Secure is abandoned', { addTeamSeats: ['secure'], bank: ['lost before'] }],
  ['3-D Secure is confirmed, without an answer from the bank', { addTeamSeats: ['secure'], bank: ['lost after'] }],
])('%s: the company is registered in the end, and charged once', async (_what, aimed) => {
  await play(['fine'], way, aimed)
})
