import { describe, expect, it } from 'vitest'
import { profileApi } from '@/api/account/profile'
import { memberGuards } from '@/app/memberGuards'
import { adminLabel, adminPages, type AdminPage, type Permissions } from '@/domain/access/adminPages'
import { adminGroups, adminPageAt, allowedGroups, permissionPath } from '@/domain/access/adminAccess'
import { paths } from '@/domain/navigation/paths'
import { signIn } from '@/store/session/session'
import { makeStore, type AppStore } from '@/store/store'
import { goTo, renderAt, requestLog, required, screen, signInAs, toasts, userOr404, waitFor, within } from '@tests/page'
import { allPermissions, listOf } from '@mocks/permissions'

const lists = adminGroups.map(({ list }) => list)
const pathOf = paths.admin.page
const onlyPage = (page: AdminPage): Permissions => ({ [listOf(page)]: [permissionPath(pathOf(page))] })

/** Gives the administrator other permissions, as if the profile had been read again. */
async function permit(store: AppStore, permissions: Permissions) {
  userOr404('u-admin').permissions = permissions
  await store.dispatch(profileApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }))
}

/** The entries that the menu must have with the permission for a page: it, and the pages that share its permission. */
const entriesOf = (page: AdminPage) =>
  adminGroups
    .flatMap(({ pages }) => pages)
    .filter((one) => permissionPath(pathOf(one)) === permissionPath(pathOf(page)))
    .map(pathOf)

/** The groups of the menu that these are in: two for enquiries, which share a permission across groups. */
const groupsOf = (page: AdminPage) =>
  adminGroups
    .filter(({ pages }) => pages.some((one) => entriesOf(page).includes(pathOf(one))))
    .map(({ label }) => label)

/** The pages that the open group of the menu links to. */
async function entries() {
  const menu = screen.getByRole('navigation', { name: 'Administration' })
  await waitFor(() => expect(within(menu).queryAllByRole('link')).not.toEqual([]))
  return within(menu)
    .getAllByRole('link')
    .map((link) => required(link.getAttribute('href')))
}

/** Where the guard of the back office sends a visit: its own path, or that of the redirect. */
async function outcome(store: AppStore, pathname: string): Promise<string | null> {
  try {
    await memberGuards.admin({ store, pathname, here: pathname })
    return pathname
  } catch (thrown) {
    return (thrown as Response).headers.get('Location')
  }
}

describe.each(lists)('with the list %s alone', (list) => {
  it('the guard opens the permitted pages and no others, and gives the reason', async () => {
    const store = makeStore()
    await store.dispatch(signIn(signInAs('admin') ?? {}))
    await permit(store, { [list]: allPermissions()[list] })
    // The first visit confirms the session of an administrator.
    expect(await outcome(store, '/admin')).toBe('/admin')
    requestLog.clear()
    for (const page of adminPages) {
      const isOwn = listOf(page) === list
      expect(await outcome(store, pathOf(page)), page).toBe(isOwn ? pathOf(page) : '/admin')
      expect(await outcome(store, `${pathOf(page)}/`), `${page}/`).toBe(isOwn ? `${pathOf(page)}/` : '/admin')
      const label = adminLabel(adminPageAt(permissionPath(pathOf(page))) ?? page)
      const isTold = toasts().some((text) => text.endsWith(`with access to ${label} can open it.`))
      expect(isTold, page).toBe(!isOwn)
    }
    expect(requestLog.read()).toEqual([])
  })
})

describe.each(lists)('every page of %s with no other permission than its own', (list) => {
  it('is in the menu alone, opens, requests nothing forbidden, and others lead to the start page', async () => {
    const { router, store, user } = await renderAt('/admin', { as: 'admin' })
    const settled = () =>
      waitFor(() => {
        expect(router.state.navigation.state).toBe('idle')
        expect(Object.values(store.getState().api.queries).some((query) => query?.status === 'pending')).toBe(false)
      })
    // Once the heading is there, the calls of the start page have been sent.
    await screen.findByRole('heading', { level: 1 })
    const refused = () => requestLog.read().flatMap(({ id, status }) => (status === 403 ? [id] : []))
    for (const page of adminPages.filter((one) => listOf(one) === list)) {
      // The calls that the start page made with the earlier permissions have to be answered first.
      await settled()
      await permit(store, onlyPage(page))
      await settled()
      requestLog.clear()
      await goTo(router, pathOf(page))
      expect(router.state.location.pathname).toBe(pathOf(page))
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
      await settled()
      expect(refused(), page).toEqual([])
      const menu = within(screen.getByRole('navigation', { name: 'Administration' })).getAllByRole('button')
      expect(allowedGroups(onlyPage(page)).map(({ label }) => label)).toEqual(groupsOf(page))
      expect(menu.map(({ textContent }) => textContent.trim())).toEqual(groupsOf(page))
      const links: string[] = []
      for (const group of menu) {
        await user.click(group)
        links.push(...(await entries()))
        await user.keyboard('{Escape}')
      }
      expect(links.sort(), page).toEqual(entriesOf(page).sort())
      await goTo(router, '/admin')
      await settled()
      const stranger = adminPages.find((one) => permissionPath(pathOf(one)) !== permissionPath(pathOf(page)))
      await goTo(router, pathOf(stranger ?? page))
      expect(router.state.location.pathname).toBe('/admin')
      expect(refused(), page).toEqual([])
    }
  })
})
