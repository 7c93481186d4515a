import { expect, test } from 'vitest'
import { api } from '@/api/client/api'
import { marketplaceAnchors } from '@/domain/navigation/marketplaceAnchors'
import { readCookie } from '@/lib/storage/cookies'
import { selectAccountPhoto } from '@/store/account/activeAccountSlice'
import { keepCountry } from '@/store/rememberedCountry'
import { db, fail, renderAt, screen, waitFor } from '@tests/page'

test('the marketplace sections have the anchors that links refer to (R-RTE-09)', async () => {
  await renderAt('/marketplace')
  await screen.findByRole('heading', { level: 2, name: 'Tech' })
  for (const anchor of marketplaceAnchors) {
    const section = document.getElementById(anchor)
    expect(section?.querySelector('h2')?.textContent.toLowerCase()).toBe(anchor)
  }
})

test('shared links have the page’s metadata (R-CONST-20)', async () => {
  await renderAt('/solutions/hot-desk-day-pass')
  await screen.findByRole('heading', { level: 1, name: 'Hot desk day pass' })
  const said = (name: string) => document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
  expect(said('type')).toBe('website')
  expect(said('title')).toBe('Hot desk day pass')
  expect(said('description')).toMatch(/^Walk in, plug in, work/)
})

test('stores the visitor’s country as a fallback for the next visit (R-API-07)', async () => {
  const first = await renderAt('/solutions/hot-desk-day-pass', { scenario: 'country-japan' })
  const stop = keepCountry(first.store)
  await waitFor(() => expect(readCookie('country')).toBe('jp'))
  stop()
  first.unmount()
  first.store.dispatch(api.util.resetApiState())
  fail('getCountry', '422')
  await renderAt('/solutions/hot-desk-day-pass')
  expect((await screen.findAllByText(/JPY/)).length).toBeGreaterThan(0)
})

test('the header shows the picture of the profile, not that of the account record (R-HDR-04)', async () => {
  const record = db.activeAccounts.find(({ userId }) => userId === 'u-premium')
  if (record) record.accountPhoto = null
  const { store } = await renderAt('/', { as: 'premium' })
  await waitFor(() => expect(selectAccountPhoto(store.getState())).toBe(store.getState().activeAccount.ownPhoto))
  const photo = store.getState().activeAccount.ownPhoto ?? ''
  expect(photo).not.toBe('')
  const link = await screen.findByRole('link', { name: /open your account$/ })
  expect(link.querySelector('img')).toHaveAttribute('src', photo)
  expect(link).toHaveAttribute('href', '/account')
})

test.each(['/ACCOUNT/Profile/?show=1#about', '/account/profile.?show=1#about', '/account/profile%20?show=1#about'])(
  'leads from %s to the page, and marks its menu entry',
  async (address) => {
    const { router } = await renderAt(address, { as: 'member' })
    expect(await screen.findByRole('link', { name: 'Profile', current: 'page' })).toBeInTheDocument()
    const { pathname, search, hash } = router.state.location
    expect(pathname + search + hash).toBe('/account/profile?show=1#about')
  },
)
