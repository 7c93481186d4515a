import { expect, test, vi } from 'vitest'
import { api } from '@/api/client/api'
import { adminUsersApi } from '@/api/admin/users'
import { loadActiveAccount } from '@/store/account/activeAccount'
import { selectUser, signedOut } from '@/store/session/authSlice'
import { watchAdminRights } from '@/store/session/watchAdminRights'
import { connectNavigation } from '@/store/navigation/navigation'
import { signIn } from '@/store/session/session'
import { makeStore } from '@/store/store'
import { db } from '@mocks/db/db'
import { requestLog } from '@mocks/requestLog'
import { signInAs } from '@mocks/personas'
import { teardown } from '@tests/teardown'

const recheck = vi.fn(() => Promise.resolve())

async function adminAt(path: string) {
  const store = makeStore()
  store.dispatch(connectNavigation({ recheck, here: () => path, target: () => path }))
  const answer = signInAs('admin')
  if (answer) await store.dispatch(signIn(answer))
  await store.dispatch(loadActiveAccount())
  teardown.add(watchAdminRights(store))
  teardown.add(() => {
    store.dispatch(signedOut({ redirecting: false }))
    store.dispatch(api.util.resetApiState())
  })
  recheck.mockClear()
  return store
}

const demote = () => {
  for (const user of db.users) if (user.userId === 'u-admin') user.isAdmin = false
}

test('rights that were taken away end with the first refused call of the back office (F12)', async () => {
  const store = await adminAt('/admin/users')
  expect(selectUser(store.getState())?.isAdmin).toBe(true)
  demote()
  await store.dispatch(adminUsersApi.endpoints.countUsers.initiate())
  await vi.waitFor(() => expect(recheck).toHaveBeenCalledTimes(1))
  expect(selectUser(store.getState())?.isAdmin).toBe(false)
  expect(store.getState().auth.adminConfirmed).toBe(false)
})

test('rights that were taken away end when the tab comes back into view', async () => {
  const store = await adminAt('/admin')
  demote()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(recheck).toHaveBeenCalledTimes(1))
  expect(selectUser(store.getState())?.isAdmin).toBe(false)
})

test('nothing is asked on pages outside the back office', async () => {
  await adminAt('/account')
  const before = requestLog.read().length
  document.dispatchEvent(new Event('visibilitychange'))
  expect(requestLog.read()).toHaveLength(before)
})
