import { afterEach, beforeEach, vi } from 'vitest'
import { reloading } from '@/areas/team/registration/reloadSoon'
import { db, renderWithoutNotices, screen, within } from '@tests/page'
import { payButton, typeCard } from '@tests/payments/bank'
import { fill, quickSeats } from './seatTests'

type Shown = Awaited<ReturnType<typeof renderWithoutNotices>>

export const texts = {
  required: 'This field is required',
  duplicates: 'Duplicate emails have been detected, please correct them!',
  terms: 'Please ensure you have checked the terms & conditions before proceeding with the payment',
}
export const wizard = () => screen.findByRole('dialog', { name: 'Register your company' })
export const inWizard = async () => within(await wizard())
export const reload = vi.fn()
/** The delay of the product, before the tests shorten it. */
export const usualDelay = reloading.delay

/** Records all requests, and makes reloads and payment checks quick; call it in the file. */
export function quickRegistration(): void {
  quickSeats()
  beforeEach(() => {
    Object.assign(reloading, { reload, delay: 20 })
    reload.mockClear()
  })
  // `reload` stays replaced: a reload that is still scheduled would end the page of the next test.
  afterEach(() => void (reloading.delay = usualDelay))
}

export const newTeam = () => db.teams.find(({ ownerUserId }) => ownerUserId === 'u-premium')
export const step = async (title: string) => (await inWizard()).findByRole('heading', { level: 3, name: title })

export const open = (path = '/account/events?createTeam=true', first?: () => void) =>
  renderWithoutNotices(path, { as: 'premium', isStrict: true, ...(first && { first }) })

export async function begin(shown: Shown) {
  const intro = within(await screen.findByRole('dialog', { name: 'Create a Team' }))
  await shown.user.click(intro.getByRole('button', { name: 'Create a Team' }))
  await step('Company details')
}

export async function fillCompany(shown: Shown, { name = 'Kopi Works', website = 'kopi.works' } = {}) {
  const dialog = await inWizard()
  await fill(shown, dialog.getByLabelText('Company name'), name)
  await fill(shown, dialog.getByLabelText('Location'), 'Singapore')
  await fill(shown, dialog.getByLabelText('Website'), website)
  await shown.user.click(dialog.getByRole('button', { name: 'Add team members' }))
}

export async function addMember(shown: Shown, number: number, email: string, role = 'Team member') {
  const dialog = await inWizard()
  await shown.user.click(dialog.getByRole('button', { name: 'Add member' }))
  const row = within(await dialog.findByRole('group', { name: `member ${number}` }))
  await fill(shown, row.getByLabelText('Name'), `Member ${number}`)
  await fill(shown, row.getByLabelText('Email address'), email)
  await shown.user.selectOptions(row.getByLabelText('Role'), role)
}

export const proceed = async ({ user }: Shown) =>
  user.click((await inWizard()).getByRole('button', { name: 'Proceed to pay' }))

export async function enterCard({ user }: Shown, number = '4242424242424242') {
  const dialog = await inWizard()
  await typeCard(user, number, dialog)
}
export async function agree({ user }: Shown) {
  await user.click((await inWizard()).getByRole('checkbox', { name: /terms & conditions/ }))
}
export const confirm = async ({ user }: Shown) => user.click(await payButton('Confirm', await inWizard()))

/** Enters a card, agrees and confirms. */
export async function payWith(shown: Shown, number?: string) {
  await enterCard(shown, number)
  await agree(shown)
  await confirm(shown)
}

export async function toMembers(shown: Shown) {
  await begin(shown)
  await fillCompany(shown)
  await step('Team details')
}

export async function openPayment(members?: number) {
  const shown = await open()
  await toPayment(shown, members)
  return shown
}

export async function toPayment(shown: Shown, members = 1) {
  await toMembers(shown)
  for (let number = 1; number <= members; number += 1) await addMember(shown, number, `m${number}@kopi.works`)
  await proceed(shown)
  await step('Confirm payment')
}
