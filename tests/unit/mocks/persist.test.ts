import { beforeEach, expect, test, vi } from 'vitest'

/** A new tab: separate modules, shared storage. */
async function openTab() {
  vi.resetModules()
  const [tab, { db, freshId }, { applyEnv, readEnv }, { testEnv }] = await Promise.all([
    import('@mocks/settings/persist'),
    import('@mocks/db/db'),
    import('@/lib/env'),
    import('@tests/env'),
  ])
  applyEnv(readEnv(testEnv))
  tab.openPersisted()
  tab.load()
  return { ...tab, db, freshId }
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
