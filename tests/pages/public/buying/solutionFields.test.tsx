import { expect, test, vi } from 'vitest'
import { intendedPath } from '@/store/navigation/intendedPath'
import { bodiesOf, fail, handlers, renderAt, screen, userOr404, waitFor, within } from '@tests/page'

const saves = () => bodiesOf('updateProfile')
const form = async () => within(await screen.findByRole('form', { name: 'Complete your profile' }))
const member = () => userOr404('u-member')

test('asks for missing profile fields on the page, before the purchase', async () => {
  Object.assign(member(), { company: null, brn: null })
  const { user } = await renderAt('/solutions/bookkeeping', { as: 'member' })
  const missing = await form()
  await user.click(missing.getByRole('button', { name: 'Save to my profile' }))
  expect(missing.getAllByText('This field is required').length).toBeGreaterThan(0)
  expect(saves()).toEqual([])
  await user.type(missing.getByLabelText('Company or trading name'), 'Lettering House')
  await user.type(missing.getByLabelText('Business registration number'), '201912345K')
  await user.click(missing.getByRole('button', { name: 'Save to my profile' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Complete your profile' })).toBeNull())
  expect(saves()).toEqual([{ company: 'Lettering House', brn: '201912345K' }])
  expect(member()).toMatchObject({ company: 'Lettering House', brn: '201912345K' })
})

test.each([true, false])(
  'a field that isn’t said to be filled is asked for only where something is: %s',
  async (eligible) => {
    const requiredFields = [{ name: 'company', label: 'Company', type: 'text' as const }]
    vi.spyOn(handlers, 'getSolutionEligibility').mockReturnValue({ eligible, restrictions: [], requiredFields })
    await renderAt('/solutions/company-registration', { as: 'member' })
    expect(await screen.findByText(eligible ? 'You’re eligible.' : 'You’re not eligible yet.')).toBeVisible()
    expect(screen.queryAllByText('Complete your profile (1)')).toHaveLength(eligible ? 0 : 1)
  },
)

test('shows a rejection on the page and keeps the input', async () => {
  Object.assign(member(), { phone: null })
  fail('updateProfile', '422')
  const { user } = await renderAt('/solutions/co-working-membership', { as: 'member' })
  const missing = await form()
  await user.type(missing.getByLabelText('Phone number'), '9123 4567')
  await user.click(missing.getByRole('button', { name: 'Save to my profile' }))
  await waitFor(() => expect(saves()).toHaveLength(1))
  expect(missing.getByLabelText('Phone number')).toHaveValue('9123 4567')
})

test('returns a visitor who signs in to see the conditions', async () => {
  const { user } = await renderAt('/solutions/company-registration')
  await screen.findByText(/^Verified identity/)
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }))
  await waitFor(() => expect(intendedPath()).toBe('/solutions/company-registration'))
})
