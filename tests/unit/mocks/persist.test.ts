import { beforeEach, expect, test, vi } from 'vitest'

/** A new tab: separate modules, shared storage. */
async function openTab() {
  const tab = await openIdleTab()
  tab.load()
  return tab
}

/** A new tab that has not sent any requests. */
async function openIdleTab() {
  vi.resetModules()
  const [keep, { db, freshId }, { applyEnv, readEnv }, { testEnv }] = await Promise.all([
    import('@mocks/settings/persist'),
    import('@mocks/db/db'),
    import('@/lib/env'),
    import('@tests/env'),
  ])
  const [{ bootstrap }, faults, { environment }, { clock }, { notices }] = await Promise.all([
    import('@mocks/bootstrap'),
    import('@mocks/settings/faults'),
    import('@mocks/settings/environment'),
    import('@mocks/settings/clock'),
    import('@mocks/notices'),
  ])
  applyEnv(readEnv(testEnv))
  keep.openPersisted()
  return { ...keep, db, freshId, bootstrap, faults, environment, clock, notices }
}

const rename = (tab: Awaited<ReturnType<typeof openTab>>, firstName: string) => {
  tab.load()
  Object.assign(tab.db.users[0] ?? {}, { firstName })
  tab.save()
}

beforeEach(() => localStorage.clear())

test('the state survives a reload, and only changed tables are stored', async () => {
  const first = await openTab()
  rename(first, 'Renamed')
  const id = first.freshId('order')
  first.save()
  const tables = Object.keys(localStorage).filter((key) => key.includes(':table:'))
  expect(tables.sort()).toEqual(['dc-mocks:table:lastId', 'dc-mocks:table:users'])
  const second = await openTab()
  expect(second.db).toEqual(first.db)
  expect(second.freshId('order')).not.toBe(id)
})

test('stored rows are discarded when the fields of a stored table differ from its seeds', async () => {
  rename(await openTab(), 'Renamed')
  const stored = localStorage.getItem('dc-mocks:state') ?? ''
  localStorage.setItem('dc-mocks:state', stored.replace('"fields":"', '"fields":"formerField,'))
  expect((await openTab()).db.users[0]?.firstName).not.toBe('Renamed')
})

test('a tab loads what another one wrote, and keeps its own changes', async () => {
  const first = await openTab()
  const second = await openTab()
  rename(first, 'One')
  second.load()
  expect(second.db.users[0]?.firstName).toBe('One')
  Object.assign(second.db.users[1] ?? {}, { firstName: 'Two' })
  second.save()
  first.load()
  expect(first.db.users.slice(0, 2).map(({ firstName }) => firstName)).toEqual(['One', 'Two'])
})

test('settings, rules and clock survive a reload', async () => {
  const first = await openTab()
  first.bootstrap({ scenario: 'country-us', fail: 'getMe:500x3', at: '2027-03-01T00:00:00Z', chaos: 'abc,0.5' })
  first.save()
  const second = await openTab()
  expect(second.environment).toMatchObject({ scenario: 'country-us', country: 'us' })
  expect(second.faults.readRules()).toEqual([{ call: 'getMe', status: 500, times: 3 }])
  expect(new Date(second.clock.now()).toISOString().slice(0, 10)).toBe('2027-03-01')
})

test('a reset applies to all tabs', async () => {
  const first = await openTab()
  rename(first, 'Renamed')
  const second = await openTab()
  second.clearPersisted()
  first.load()
  expect(first.db.users[0]?.firstName).not.toBe('Renamed')
  expect((await openTab()).db.users[0]?.firstName).not.toBe('Renamed')
})

test('invalid state gives fresh seeds, and a full storage keeps the state in memory', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  localStorage.setItem('dc-mocks:state', '{"shape')
  const tab = await openTab()
  expect(tab.db.users.length).toBeGreaterThan(9)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  rename(tab, 'Kept in memory')
  expect(tab.db.users[0]?.firstName).toBe('Kept in memory')
  expect(warn).toHaveBeenCalled()
})

test('URL settings sign a persona in, and invalid ones are reported', async () => {
  const tab = await openTab()
  expect(tab.bootstrap({ as: 'owner' })).toMatchObject({ signIn: { user: { userId: 'u-owner' } }, problems: [] })
  expect(tab.bootstrap({ as: 'visitor' })).toEqual({ signOut: true, problems: [] })
  expect(tab.bootstrap({ as: 'nobody', scenario: 'none', at: 'soon', fail: 'x' }).problems).toHaveLength(4)
})
