import { expect, it } from 'vitest'
import { bodiesOf, closed, db, dialog, enter, fail, renderAt, required, screen, toasts, within } from '@tests/page'
import { typeName } from './admin'

const page = '/admin/discount-codes'
const codeOf = (code: string) => required(db.discountCodes.find((one) => one.code === code))

it('lists codes by state with counts, and creates one with everything that a code can have (R-LIFE-02, R-PRICE-06)', async () => {
  const { user, router } = await renderAt(`${page}?q=tier`, { as: 'admin' })
  const table = within(await screen.findByRole('table', { name: 'Discount codes' }))
  expect(table.getByText('TIER6')).toBeVisible()
  expect(table.getByText('Members for over 6 months')).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Active 2' })).toBeVisible()
  expect(screen.getByText(/codes can be used now\. Members have saved S\$/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'New code' }))
  const form = await dialog('New discount code')
  expect(router.state.location.search).toContain('edit=new')
  expect(form.queryByText(/^Members see/)).not.toBeInTheDocument()
  enter(form.getByLabelText('Code'), 'doer10')
  await user.click(form.getByLabelText('Fixed amount'))
  enter(form.getByLabelText('Amount off'), '12.5')
  expect(form.getByText('Members see: S$12.50 off your order')).toBeVisible()
  enter(form.getByLabelText(/^Valid from/), '2027-01-02T10:00')
  enter(form.getByLabelText(/^Valid until/), '2027-02-01T10:00')
  enter(form.getByLabelText(/^Total uses/), '50')
  enter(form.getByLabelText(/^Uses per member/), '1')
  enter(form.getByLabelText(/^Minimum total/), '80')
  await user.type(form.getByLabelText(/^Solutions/), 'Premium')
  await user.click(await form.findByRole('option', { name: 'Premium membership' }))
  await user.click(form.getByLabelText('First purchase only'))
  await user.selectOptions(form.getByLabelText(/^Tier/), 'Members for up to 6 months')
  await user.selectOptions(form.getByLabelText(/^Stripe coupon/), 'WELCOME10: S$10.00 off once')
  expect(form.getByText('Members see: S$12.50 off your membership')).toBeVisible()

  // It exists: the server says so, at the field.
  await user.click(form.getByRole('button', { name: 'Create code' }))
  expect(await form.findByRole('link', { name: 'Code: This discount code already exists' })).toBeVisible()
  enter(form.getByLabelText('Code'), 'tier-new')
  await user.click(form.getByRole('button', { name: 'Create code' }))
  await closed()
  expect(toasts()).toEqual(['success: TIER-NEW created'])
  expect(codeOf('TIER-NEW')).toMatchObject({
    type: 'AMOUNT', percentOff: null, amountOff: 12.5, validFrom: '2027-01-02T02:00:00.000Z', maxUses: 50, maxUsesPerUser: 1, minimumTotal: 80,
    newMembersOnly: true, membershipTier: '6-months', stripeCouponId: 'WELCOME10', solutionUids: ['premium-membership'],
  }) // prettier-ignore
  expect(await table.findByText('TIER-NEW')).toBeVisible()
})

it('claims nothing of a code whose state no answer said, and leaves it as it is', async () => {
  Reflect.deleteProperty(codeOf('SAVE20'), 'active')
  const { user } = await renderAt(`${page}?q=save20&edit=SAVE20`, { as: 'admin' })
  const form = await dialog('SAVE20')
  expect(form.getByRole('switch', { name: 'Active' })).not.toBeChecked()
  expect(form.getByText(/rejected in every cart\. We don’t know the current choice/)).toBeVisible()
  enter(form.getByLabelText(/^Description/), 'Spring')
  await user.click(form.getByRole('button', { name: 'Save code' }))
  await closed()
  const [body] = bodiesOf('updateDiscountCode')
  expect(body).toMatchObject({ description: 'Spring' })
  expect(body).not.toHaveProperty('active')
})

it('deletes a code that was never used, after showing what depends on it', async () => {
  Object.assign(codeOf('SOON'), { timesUsed: 0 })
  const { user } = await renderAt(`${page}?q=soon&edit=SOON`, { as: 'admin' })
  const form = await dialog('SOON')
  await user.click(form.getByRole('button', { name: 'Delete' }))
  const impact = await dialog('Delete SOON?')
  expect(await impact.findByText('Orders with this code')).toBeVisible()
  await typeName({ user }, impact)
  fail('deleteDiscountCode', { status: 409, message: 'This code was used in an order a moment ago', times: 1 })
  await user.click(impact.getByRole('button', { name: 'Delete SOON' }))
  expect(await impact.findByText('Discount code could not be deleted')).toBeVisible()
  expect(impact.getByText('This code was used in an order a moment ago')).toBeVisible()
  await user.click(impact.getByRole('button', { name: 'Delete SOON' }))
  await closed()
  expect(toasts()).toEqual(['success: SOON deleted'])
  expect(db.discountCodes.some(({ code }) => code === 'SOON')).toBe(false)
  expect(bodiesOf('deleteDiscountCode')).toHaveLength(2)
})

it('leaves it to the server whether a used code is deleted, and begins a copy with its values', async () => {
  Object.assign(codeOf('USEDUP'), { timesUsed: 2 })
  const { user, router } = await renderAt(`${page}?q=usedup&edit=USEDUP`, { as: 'admin' })
  const form = await dialog('USEDUP')
  expect(form.getByText('2 of 2')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Delete' }))
  const impact = await dialog('Delete USEDUP?')
  expect(await impact.findByText(/make it inactive instead/)).toBeVisible()
  await typeName({ user }, impact)
  await user.click(impact.getByRole('button', { name: 'Delete USEDUP' }))
  expect(await impact.findByText(/This code was used in an order/)).toBeVisible()
  await user.click(impact.getByRole('button', { name: 'Cancel' }))
  await closed()
  await user.click(screen.getByRole('button', { name: 'Actions for USEDUP' }))
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeEnabled()
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }))
  const copy = await dialog('New discount code')
  expect(copy.getByLabelText('Code')).toHaveValue('')
  expect(copy.getByLabelText(/^Total uses/)).toHaveValue('2')
  await user.click(copy.getByRole('button', { name: 'Cancel' }))
  await closed()
  expect(router.state.location.search).toBe('?q=usedup')
})

it('begins a copy of a code whose state no answer says as a new one: active', async () => {
  Reflect.deleteProperty(codeOf('USEDUP'), 'active')
  const { user } = await renderAt(`${page}?q=usedup`, { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Actions for USEDUP' }))
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }))
  expect((await dialog('New discount code')).getByRole('switch', { name: 'Active' })).toBeChecked()
})
