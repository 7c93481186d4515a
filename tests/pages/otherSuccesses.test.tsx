import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { bodiesOf, closed, db, enter, fail, handlers, renderAt, required, type Shown, toasts, watch } from '@tests/page'

/** Success responses without the promised body: those that an API sends, and those that may come from a proxy. */
const certain = ['no-content', 'accepted', 'empty', 'wrong-shape'] as const
const unclear = ['multi-status', 'html', 'cut'] as const
const all = [...certain, ...unclear]

const unknown = /^We got an unexpected response, so we don’t know if this was done\./

async function fillSignup({ user }: Shown) {
  enter(await screen.findByLabelText('First name'), 'Zoë')
  enter(screen.getByLabelText('Last name'), 'Müller')
  enter(screen.getByLabelText('Email address'), 'zoe@example.com')
  enter(screen.getByLabelText('Password'), 'violet-otter-rides-42')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
}

async function saveProfile() {
  const { user } = await renderAt('/account/profile', { as: 'member' })
  enter(await screen.findByLabelText(/^Company or trading name/), 'Lim & Letters')
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
}

describe('a success with another body than the contract’s', () => {
  it.each<[(typeof all)[number], 'minimal'?]>([
    ...all.map((fault): [typeof fault] => [fault]),
    ['no-content', 'minimal'],
    ['cut', 'minimal'],
  ])('is what it was, and sent once, where it can be read: %s (%s backend)', async (fault, backend) => {
    watch.allowContractBreach()
    const open = required(db.redemptions.find(({ status }) => status === 'PENDING'))
    fail('updateRedemption', fault)
    const path = `/admin/referral-points-redemptions?redemption=${open.redemptionId}`
    const { user } = await renderAt(path, { as: 'admin', ...(backend && { backend }) })
    await user.click(await screen.findByRole('button', { name: 'Mark as paid' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Mark as paid: / }))
    await user.click(dialog.getByRole('button', { name: 'Mark as paid' }))
    await waitFor(() => expect(toasts()).toEqual(['success: Redemption marked as paid']))
    await closed()
    expect(open.status).toBe('PAID')
    expect(bodiesOf('updateRedemption')).toHaveLength(1)
  })

  it.each([[undefined], [{ success: 0, skipped: 5 }]])('is done where nothing is promised: %o', async (answer) => {
    watch.allowContractBreach()
    Object.assign(required(db.users.find(({ userId }) => userId === 'u-premium')), { mustAgreeToTermsOfUse: true })
    const { agreeTermsOfUse } = handlers
    if (answer)
      vi.spyOn(handlers, 'agreeTermsOfUse').mockImplementation(async (...args) => {
        await agreeTermsOfUse(...args)
        return answer as never
      })
    else fail('agreeTermsOfUse', 'no-content')
    const { user, router } = await renderAt('/accept-terms', { as: 'premium' })
    await screen.findByRole('radio', { name: 'Full text' })
    await user.click(screen.getByRole('button', { name: 'I agree' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
    expect(toasts().filter((text) => text.startsWith('error'))).toEqual([])
  })

  it.each([
    { ok: false, message: 'Not today.' },
    { ok: 'false', message: 'Not today.' },
    { success: false, error: 'Not today.' },
    { success: 'false', message: 'Not today.' },
    { success: 0, message: 'Not today.' },
    { status: 'fail', message: 'Not today.' },
    { status: 'error', code: 4, message: 'Not today.' },
    { errorMessage: 'Not today.' },
    { error: 'Not today.' },
    { error: { code: 4, message: 'Not today.' } },
  ])('is not done, even where nothing is promised, if the answer says so: %o', async (answer) => {
    watch.allowContractBreach()
    Object.assign(required(db.users.find(({ userId }) => userId === 'u-premium')), { mustAgreeToTermsOfUse: true })
    vi.spyOn(handlers, 'agreeTermsOfUse').mockResolvedValue(answer as never)
    const { user, router } = await renderAt('/accept-terms', { as: 'premium' })
    await screen.findByRole('radio', { name: 'Full text' })
    await user.click(screen.getByRole('button', { name: 'I agree' }))
    await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/^error: .*Not today\./)]))
    expect(router.state.location.pathname).toBe('/accept-terms')
  })

  it.each(['no-content', 'html'])('signs nobody in: %s', async (fault) => {
    watch.allowContractBreach()
    fail('login', fault)
    const { user, router } = await renderAt('/login')
    enter(await screen.findByLabelText('Email address'), 'member@doers.test')
    enter(screen.getByLabelText('Password'), 'Doers-2026!')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('We got an unexpected response. Please try again.')).toBeVisible()
    expect(screen.getByLabelText('Email address')).toHaveValue('member@doers.test')
    expect(router.state.location.pathname).toBe('/login')
  })

  it.each(certain)('creates an account: %s', async (fault) => {
    watch.allowContractBreach()
    fail('register', fault)
    const shown = await renderAt('/signup')
    await fillSignup(shown)
    await waitFor(() => expect(shown.router.state.location.pathname).toBe('/auth-email-verification'))
    expect(bodiesOf('register')).toHaveLength(1)
  })

  it.each(unclear)('may have created one, and the form says no more: %s', async (fault) => {
    watch.allowContractBreach()
    fail('register', fault)
    const shown = await renderAt('/signup')
    await fillSignup(shown)
    expect(await screen.findByText(unknown)).toHaveTextContent('Check before you try again.')
    expect(shown.router.state.location.pathname).toBe('/signup')
  })

  it('has saved a form, which is no draft any more', async () => {
    watch.allowContractBreach()
    fail('updateProfile', 'no-content')
    await saveProfile()
    await waitFor(() => expect(toasts()).toEqual(['success: Profile updated']))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Lim & Letters')
  })

  it.each(['no-content', 'wrong-shape'] as const)(
    'creates a partner, whose key is still to be made: %s',
    async (fault) => {
      watch.allowContractBreach()
      fail('createPartner', fault)
      const { user } = await renderAt('/admin/partners', { as: 'admin' })
      await user.click(await screen.findByRole('button', { name: 'New partner' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'New partner' }))
      enter(dialog.getByLabelText('Name'), 'Harbour')
      enter(dialog.getByLabelText('API user name'), 'harbour')
      await user.click(dialog.getByRole('button', { name: 'Create partner' }))
      expect(await screen.findByRole('dialog', { name: 'Harbour’s API key' })).toHaveTextContent('didn’t send the key')
      expect(toasts()).toEqual(["success: Partner 'Harbour' created"])
      await user.click(screen.getByText('Close'))
      expect(await screen.findByRole('link', { name: 'Harbour' })).toBeVisible()
    },
  )

  it('creates an event, which is in the list', async () => {
    watch.allowContractBreach()
    fail('createEvent', 'no-content')
    const { user, router } = await renderAt('/admin/event?like=ev-quarter-sheet', { as: 'admin' })
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Copy of The quarter on one sheet'))
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/events'))
    expect(toasts()).toEqual(["success: Event 'Copy of The quarter on one sheet' created"])
    expect(bodiesOf('createEvent')).toHaveLength(1)
  })

  it('changes a plan', async () => {
    watch.allowContractBreach()
    fail('changeWorkbuddySubscription', 'no-content')
    const holder = required(db.users.find(({ userId }) => userId === 'u-premium'))
    const number = required(holder.workbuddyPhoneNumber)
    const held = required(db.partnerSubscriptions.find(({ userId }) => userId === 'u-premium'))
    Object.assign(held, { plan: 'flex-10', status: 'active' })
    const { user } = await renderAt(`/admin/partner-subscriptions?q=${encodeURIComponent(number)}`, { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Change plan' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Change plan for ${number}` }))
    enter(dialog.getByLabelText('New plan'), 'flex-20')
    await user.click(dialog.getByRole('button', { name: 'Change plan' }))
    await waitFor(() => expect(toasts()).toEqual(['success: WorkBuddy plan changed']))
    await closed()
  })

  it('has joined a team, and switches to it', async () => {
    watch.allowContractBreach()
    fail('acceptInvitation', 'no-content')
    fail('updateActiveAccount', 'no-content')
    const { user, router } = await renderAt('/account/team-invitation', { as: 'member' })
    await user.click(await screen.findByRole('button', { name: /^Accept the invitation from Acme/ }))
    expect(await screen.findByText(/^You’re now a member of Acme/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Switch to Acme/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/team'))
    expect(toasts()).toEqual([])
  })

  it('has joined one if unclear, as the invitations say', async () => {
    watch.allowContractBreach()
    fail('acceptInvitation', 'cut')
    const { user } = await renderAt('/account/team-invitation', { as: 'member' })
    await user.click(await screen.findByRole('button', { name: /^Accept the invitation from Acme/ }))
    expect(await screen.findByText(/^You’re now a member of Acme/)).toBeVisible()
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Accept the inv.* Acme/ })).not.toBeInTheDocument(),
    )
    expect(bodiesOf('acceptInvitation')).toHaveLength(1)
    expect(toasts()).toEqual([])
  })

  it('may have joined one if they can’t be read', async () => {
    watch.allowContractBreach()
    fail('acceptInvitation', 'html')
    const { user } = await renderAt('/account/team-invitation', { as: 'member' })
    const accept = await screen.findByRole('button', { name: /^Accept the invitation from Acme/ })
    fail('listMyInvitations', '500')
    await user.click(accept)
    expect(await screen.findByText('We don’t know if you’ve joined the team')).toBeVisible()
    expect(toasts()).toContainEqual(expect.stringMatching(/so we don’t know if this was done/))
    expect(screen.queryByText('You haven’t joined the team')).not.toBeInTheDocument()
  })

  it.each([
    { errorMessage: 'This name is taken.' },
    { success: false, message: 'This name is taken.' },
    { ok: false, message: 'This name is taken.' },
  ])('is none if it only says why not: %o', async (answer) => {
    watch.allowContractBreach()
    vi.spyOn(handlers, 'updateProfile').mockResolvedValue(answer as never)
    await saveProfile()
    expect(await within(await screen.findByRole('alert')).findByText(/^This name is taken\./)).toBeVisible()
    expect(toasts().filter((text) => text.startsWith('success'))).toEqual([])
  })

  it('may have saved one if unclear', async () => {
    watch.allowContractBreach()
    fail('updateProfile', 'multi-status')
    await saveProfile()
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(unknown)).toBeVisible()
    expect(alert.queryByText(/could not be/)).not.toBeInTheDocument()
    expect(toasts()).toEqual([])
  })
})
