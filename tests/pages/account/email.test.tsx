import { describe, expect, it } from 'vitest'
import { bodiesOf, db, fail, release, renderWithoutNotices, required, screen, waitFor } from '@tests/page'

const me = () => db.users.find(({ userId }) => userId === 'u-premium')

describe('the email page', () => {
  const change = async (address: string, password: string) => {
    const shown = await renderWithoutNotices('/account/email', { as: 'premium' })
    await shown.user.type(await screen.findByLabelText('New email address'), address)
    await shown.user.type(screen.getByLabelText('Your password'), password)
    await shown.user.click(screen.getByRole('button', { name: 'Change email address' }))
    return shown
  }

  it('changes the address with the password, and shows the server’s message (R-PWD-08)', async () => {
    await change('aisyah@new.example', 'Doers-2026!')
    expect((await screen.findAllByText('Your email address is now aisyah@new.example')).length).toBeGreaterThan(0)
    expect(await screen.findByText('aisyah@new.example')).toBeVisible()
    expect(bodiesOf('changeMyEmail')).toEqual([{ newEmail: 'aisyah@new.example', password: 'Doers-2026!' }])
  })

  it('keeps the input if the password is wrong, and shows the error at its field', async () => {
    await change('aisyah@new.example', 'wrong')
    expect(await screen.findByText('This isn’t your password')).toBeVisible()
    expect(screen.getByLabelText('New email address')).toHaveValue('aisyah@new.example')
  })

  it('rejects an unchanged or invalid address before anything is sent', async () => {
    await change('premium@doers.test', 'x')
    expect(await screen.findByText('This is already your email address')).toBeVisible()
    expect(bodiesOf('changeMyEmail')).toEqual([])
  })

  it('asks a member without a password to create one', async () => {
    await renderWithoutNotices('/account/email', { as: 'member', scenario: 'no-password' })
    expect(await screen.findByRole('link', { name: 'Create a password' })).toHaveAttribute(
      'href',
      '/account/profile?field=password',
    )
  })

  it('saves marketing preferences at once, all flags together, and confirms it on the page', async () => {
    const { user } = await renderWithoutNotices('/account/email', { as: 'premium' })
    const offers = await screen.findByRole('switch', { name: 'Partner offers' })
    expect(offers).toBeChecked()
    await user.click(offers)
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(offers).not.toBeChecked()
    expect(me()?.receiveThirdPartyOffers).toBe(false)
    expect(bodiesOf('updateMyMarketingPreferences')).toEqual([
      {
        preferences: {
          receiveDoerscircleUpdateEmails: true,
          receiveThirdPartyOffers: false,
          personaliseThirdPartyAds: false,
        },
      },
    ])
    await user.click(screen.getByRole('switch', { name: 'Personalised offers' }))
    await waitFor(() => expect(me()?.personaliseThirdPartyAds).toBe(true))
  })

  it('keeps a choice when another one is saved before its answer', async () => {
    const heal = fail('updateMyMarketingPreferences', 'hang')
    const { user } = await renderWithoutNotices('/account/email', { as: 'premium' })
    await user.click(await screen.findByRole('switch', { name: 'Partner offers' }))
    await user.click(screen.getByRole('switch', { name: 'Personalised offers' }))
    heal()
    await release(() => expect(me()).toMatchObject({ receiveThirdPartyOffers: false, personaliseThirdPartyAds: true }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(me()?.receiveThirdPartyOffers).toBe(false)
  })

  it('keeps what another tab has chosen meanwhile, before this one chooses something and after', async () => {
    const { user } = await renderWithoutNotices('/account/email', { as: 'premium' })
    const news = await screen.findByRole('switch', { name: 'News from us' })
    expect(news).toBeChecked()
    Object.assign(required(me()), { receiveDoerscircleUpdateEmails: false })
    await user.click(screen.getByRole('switch', { name: 'Personalised offers' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(me()).toMatchObject({ receiveDoerscircleUpdateEmails: false, personaliseThirdPartyAds: true })
    Object.assign(required(me()), { personaliseThirdPartyAds: false })
    await user.click(screen.getByRole('switch', { name: 'Partner offers' }))
    await waitFor(() => expect(me()?.receiveThirdPartyOffers).toBe(false))
    expect(me()?.personaliseThirdPartyAds).toBe(false)
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Personalised offers' })).not.toBeChecked())
  })

  it('sends no choice while those before it can’t be read', async () => {
    const { user } = await renderWithoutNotices('/account/email', { as: 'premium' })
    const news = await screen.findByRole('switch', { name: 'News from us' })
    fail('getMe', '500')
    await user.click(news)
    expect(await screen.findByText('We couldn’t save your choice. Please try again.')).toBeVisible()
    expect(bodiesOf('updateMyMarketingPreferences')).toEqual([])
  })

  it.each([
    ['422', 'We couldn’t save your choice. Please try again.'],
    ['503', 'We don’t know if your choice was saved. Please check it.'],
  ] as const)('reverts a switch after a %s, and says what is known: the call itself is silent', async (fault, said) => {
    fail('updateMyMarketingPreferences', fault)
    const { user } = await renderWithoutNotices('/account/email', { as: 'premium' })
    const news = await screen.findByRole('switch', { name: 'News from us' })
    await user.click(news)
    expect(await screen.findByText(said)).toBeVisible()
    expect(news).toBeChecked()
  })
})
