import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { api } from '@/api/client/api'
import {
  bodiesOf,
  db,
  enter,
  fail,
  findUser,
  renderAt,
  requestLog,
  required,
  savedInEach,
  toasts,
  watch,
} from '@tests/page'
import { asked } from './admin'

const premium = () => findUser('u-premium')
const name = () => `${premium()?.firstName} ${premium()?.lastName}`
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const panel = async (name: string) => within(await screen.findByRole('region', { name }))
const files = savedInEach()
const at = (id = 'u-premium') => `/admin/users?user=${id}`

describe('the list of users', () => {
  it('comes page by page from the server, newest first, sorted by it, with a link to each user', async () => {
    const { user, router } = await renderAt('/admin/users', { as: 'admin' })
    expect(await screen.findByText(`1–25 of ${db.users.length}`)).toBeVisible()
    const newest = [...db.users].sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0]
    expect(names()[0]).toContain(newest?.email)
    await user.click(screen.getByRole('button', { name: /^Joined/ }))
    const oldest = [...db.users].sort((a, b) => a.createdAt.localeCompare(b.createdAt))
    await waitFor(() => expect(names()[0]).toContain(oldest[0]?.email))
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(names()[0]).toContain(oldest[25]?.email))
    const [link] = within(screen.getByRole('table', { name: 'Users' })).getAllByRole('link')
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/admin\/users\?user=/))
    expect(router.state.location.search).toContain('page=2')
  })

  it('lists users without an address by their name, or by their id, and exports them', async () => {
    watch.allowContractBreach()
    const sorted = [...db.users].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    const [newest, next] = [required(sorted[0]), required(sorted[1])]
    Object.assign(newest, { email: undefined, firstName: null, lastName: null })
    Object.assign(next, { email: null })
    const { user } = await renderAt('/admin/users', { as: 'admin' })
    const expected = [newest.userId, `${next.firstName} ${next.lastName}`]
    await waitFor(() => expect(names().slice(0, 2)).toEqual(expected.map((one) => expect.stringContaining(one))))
    await user.click(screen.getByRole('button', { name: /CSV$/ }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(await files[0]?.file.text()).toContain(newest.userId)
  })
})

describe('one user', () => {
  it('is found although no call reads one user, and shows what is known in parts', async () => {
    await renderAt(at(), { as: 'admin' })
    expect(await screen.findByRole('heading', { level: 1, name: name() })).toBeVisible()
    const profile = await panel('Profile')
    expect(profile.getByText('u-premium')).toBeVisible()
    const own = db.invoices.filter(({ userId, teamId }) => userId === 'u-premium' && teamId === null)
    expect(await (await panel('Invoices')).findByRole('table')).toBeVisible()
    expect((await panel('Invoices')).getByText(new RegExp(`of ${own.length}$`))).toBeVisible()
    const orders = await panel('Orders')
    const [first] = await orders.findAllByRole('link')
    expect(first).toHaveAttribute('href', expect.stringMatching(/^\/admin\/orders\?order=/))
    expect(await (await panel('Subscriptions')).findByRole('table')).toBeVisible()
    expect(await (await panel('Subscription items')).findByRole('table')).toBeVisible()
    expect(await (await panel('Referral points')).findByText('1,400')).toBeVisible()
    expect((await panel('ID verification')).getByText('Awaiting member')).toBeVisible()
    expect(await (await panel('Signup survey')).findByText('How they found us')).toBeVisible()
    expect(asked('listUserSubscriptions')).toEqual(['/admin/users/u-premium/subscriptions'])
  })

  it('on phones folds its parts under their titles, and keeps what is changed in one when the phone is turned', async () => {
    const media = Object.assign(new EventTarget(), { matches: false })
    vi.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList)
    const { user } = await renderAt(at(), { as: 'admin' })
    const balance = await screen.findByText('Balance')
    expect(balance).not.toBeVisible()
    expect((await panel('Profile')).getByText('u-premium')).toBeVisible()
    await user.click(screen.getByRole('heading', { name: 'Referral points' }))
    expect(balance).toBeVisible()
    await user.click(screen.getByRole('heading', { name: 'Marketing preferences' }))
    const offers = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Partner offers' })
    const { checked } = offers()
    await user.click(offers())
    act(() => {
      media.matches = true
      media.dispatchEvent(new Event('change'))
    })
    expect(offers().checked).toBe(!checked)
  })

  it('fails part by part, and each is read again alone', async () => {
    const reads = [
      'listUserInvoices',
      'getUserPoints',
      'listUserTags',
      'getSignupSurvey',
      'listUserSubscriptions',
    ] as const
    const heals = reads.map((id) => fail(id, '503'))
    const { user } = await renderAt(at(), { as: 'admin' })
    expect(await (await panel('Subscription items')).findByRole('table')).toBeVisible()
    for (const name of ['Invoices', 'Referral points', 'Tags', 'Signup survey', 'Subscriptions'])
      expect(await (await panel(name)).findByText('We couldn’t load this part')).toBeVisible()
    heals.forEach((heal) => heal())
    await user.click((await panel('Referral points')).getByRole('button', { name: 'Try again' }))
    expect(await (await panel('Referral points')).findByText('Balance')).toBeVisible()
    expect((await panel('Tags')).getByText('We couldn’t load this part')).toBeVisible()
  })

  it('says that there is none, for a link that leads nowhere', async () => {
    await renderAt(at('u-nobody'), { as: 'admin' })
    expect(await screen.findByText('User not found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All users' })).toHaveAttribute('href', '/admin/users')
  })

  it('asks for no orders without the right to them, and says who has it', async () => {
    const few = findUser('u-admin-few')
    few?.permissions?.community?.push('/admin/users')
    await renderAt(at(), { as: 'admin-few' })
    expect(await (await panel('Orders')).findByText(/Only administrators with access to Orders/)).toBeVisible()
    expect(asked('listAllOrders')).toEqual([])
  })

  it('gets another email address unless it is taken, other marketing preferences and tags, whose silent calls the page reports', async () => {
    const { user, store } = await renderAt(at(), { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Change email' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Change .+’s email$/ }))
    const field = dialog.getByLabelText('New email address')
    await user.type(field, findUser('u-owner')?.email ?? '')
    await user.click(dialog.getByRole('button', { name: 'Change email' }))
    expect(await dialog.findByRole('link', { name: 'New email address: Email already in use' })).toBeVisible()
    enter(field, 'nur@new.example')
    await user.click(dialog.getByRole('button', { name: 'Change email' }))
    await waitFor(() => expect(toasts()).toContain('success: User email successfully changed'))
    expect((await screen.findAllByText('nur@new.example')).length).toBeGreaterThan(0)

    const form = within(await screen.findByRole('form', { name: 'Marketing preferences' }))
    const news = form.getByRole('checkbox', { name: 'News from us' })
    const before = premium()?.receiveDoerscircleUpdateEmails === true
    // Their own choice, made since the form was opened, stays.
    const offers = premium()?.receiveThirdPartyOffers !== true
    Object.assign(premium() ?? {}, { receiveThirdPartyOffers: offers })
    await act(async () => void store.dispatch(api.util.invalidateTags(['User'])))
    await waitFor(() => expect(requestLog.running()).toBe(0))
    await user.click(news)
    const heal = fail('updateUserMarketingPreferences', { status: 422, message: 'Not now' })
    await user.click(form.getByRole('button', { name: 'Save preferences' }))
    expect(await form.findByText('Not now')).toBeVisible()
    heal()
    await user.click(form.getByRole('button', { name: 'Save preferences' }))
    await waitFor(() => expect(toasts()).toContain('success: Marketing preferences saved'))
    expect(premium()).toMatchObject({ receiveDoerscircleUpdateEmails: !before, receiveThirdPartyOffers: offers })
    const tags = await panel('Tags')
    await user.type(await tags.findByLabelText('New tag'), 'speaker')
    await user.click(tags.getByRole('button', { name: 'Add tag' }))
    fail('deleteUserTag', { status: 503, message: 'Not today', times: 1 })
    await user.click(await tags.findByRole('button', { name: 'Remove tag speaker' }))
    await waitFor(() => expect(toasts()).toContain('error: Tag could not be removed: Not today'))
    await user.click(tags.getByRole('button', { name: 'Remove tag speaker' }))
    await waitFor(() => expect(toasts()).toContain("success: Tag 'speaker' removed"))
    await waitFor(() => expect(tags.queryByRole('button', { name: 'Remove tag speaker' })).not.toBeInTheDocument())
  })

  it('gets a random password that is never shown, then a link; a lost link is reported and sent again', async () => {
    const { user } = await renderAt(at(), { as: 'admin' })
    const heal = fail('sendResetPasswordRequestEmail', '503')
    await user.click(await screen.findByRole('button', { name: 'Change password' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Change ${name()}’s password?` }))
    await user.click(dialog.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText('The link wasn’t sent')).toBeInTheDocument()
    expect(toasts()).toContain('success: User password successfully changed')
    const password = premium()?.password ?? ''
    expect(password).toHaveLength(32)
    expect(document.body.textContent).not.toContain(password)
    heal()
    await user.click(screen.getByRole('button', { name: 'Send password link' }))
    await waitFor(() => expect(toasts()).toContain(`success: Password link sent to ${premium()?.email}`))
    await waitFor(() => expect(screen.queryByText('The link wasn’t sent')).not.toBeInTheDocument())
    expect(bodiesOf('changeUserPassword')).toHaveLength(1)
  })

  it('keeps the old password and sends no link when the change fails', async () => {
    const before = premium()?.password
    fail('changeUserPassword', { status: 503, message: 'The vault is closed' })
    const { user } = await renderAt(at(), { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Change password' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Change ${name()}’s password?` }))
    await user.click(dialog.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText('User password could not be changed')).toBeInTheDocument()
    expect(screen.getByText(/^The vault is closed.*we don’t know if this was done/)).toBeInTheDocument()
    expect(dialog.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument()
    expect(premium()?.password).toBe(before)
    expect(bodiesOf('sendResetPasswordRequestEmail')).toEqual([])
  })

  it('becomes an administrator without permissions, and stops being one (R-VAL-20)', async () => {
    const { user } = await renderAt(at(), { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Grant admin access' }))
    expect(await screen.findByText(/Ask your server team to add permissions/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Grant access' }))
    await waitFor(() => expect(toasts()).toContain('success: Admin access granted'))
    expect(await screen.findByText('Administrator without permissions')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Revoke admin access' }))
    // Another administrator is faster, and the list can't be read.
    fail('listAdminUsers', '403')
    Object.assign(premium() ?? {}, { isAdmin: false })
    await user.click(await screen.findByRole('button', { name: 'Revoke access' }))
    expect(await screen.findByText('Nur Aisyah is not an admin')).toBeInTheDocument()
  })

  it('is disabled after a look at the account’s records and its typed address', async () => {
    const { user } = await renderAt(at(), { as: 'admin' })
    const email = premium()?.email ?? ''
    await user.click(await screen.findByRole('button', { name: 'Disable account' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Disable ${email}?` }))
    const impact = within(await dialog.findByRole('list', { name: 'What this affects' }))
    expect(impact.getByRole('link', { name: 'Invoices' })).toHaveAttribute('href', '/admin/invoices?user=u-premium')
    await user.click(dialog.getByRole('button', { name: `Disable ${email}` }))
    expect(bodiesOf('disableUser')).toEqual([])
    await user.type(dialog.getByRole('textbox'), email)
    await user.click(dialog.getByRole('button', { name: `Disable ${email}` }))
    await waitFor(() => expect(toasts()).toContain('success: Member account is successfully disabled'))
    expect(bodiesOf('disableUser')).toHaveLength(1)
    expect(await screen.findByText(/You can’t re-enable an account here/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Disable account' })).not.toBeInTheDocument()
  })

  it('is never oneself who loses access', async () => {
    const { user } = await renderAt(at('u-admin'), { as: 'admin' })
    for (const name of ['Revoke admin access', 'Disable account', 'Delete account'])
      expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
