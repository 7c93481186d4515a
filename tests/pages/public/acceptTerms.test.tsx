import { describe, expect, it } from 'vitest'
import { clock } from '@mocks/settings/clock'
import { versionsOf } from '@mocks/db/backOffice/legalTexts'
import { arrives, at, db, fail, press, renderAt, screen, sent, toasts, waitFor, within, userOr404 } from '@tests/page'

const text = (title: string) => screen.findByRole('region', { name: title })
const due = (userId: string, agreed = '2') =>
  Object.assign(userOr404(userId), { mustAgreeToTermsOfUse: true, termsOfUseAgreedVersion: agreed })
const ready = () => screen.findByRole('radio', { name: 'Full text' })

describe('/accept-terms', () => {
  it('shows the changes since the accepted version, word by word', async () => {
    due('u-premium')
    const shown = await renderAt('/accept-terms', { as: 'premium' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Our terms of use have changed' })).toBeVisible()
    const terms = within(await text('Terms of use'))
    expect(await terms.findByText(/You agreed to version 2/)).toBeVisible()
    const notes = versionsOf('termsOfUse').filter(({ version }) => Number(version) > 2)
    for (const { versionNotes } of notes) expect(terms.getByText(versionNotes ?? '', { exact: false })).toBeVisible()
    await ready()
    expect(
      screen
        .getAllByRole('insertion')
        .map(({ textContent }) => textContent)
        .join(' '),
    ).toContain('14')
    expect(
      screen
        .getAllByRole('deletion')
        .map(({ textContent }) => textContent)
        .join(' '),
    ).toContain('7')
    await shown.user.click(screen.getByRole('radio', { name: 'Side by side' }))
    expect(screen.getByRole('columnheader', { name: 'Before' })).toBeVisible()
    await shown.user.click(screen.getByRole('radio', { name: 'Full text' }))
    expect(screen.queryByRole('insertion')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Privacy policy' })).toBeNull()
  })

  it('accepts both by the ids of their latest versions and continues (R-TERMS-03, O-35)', async () => {
    const shown = await renderAt('/account/billing', { scenario: 'both-due' })
    expect(at(shown)).toBe('/accept-terms')
    await waitFor(() => expect(screen.getAllByText(/^Version \d/)).toHaveLength(2))
    await press(shown, 'I agree to both')
    await arrives(shown, '/account/billing')
    const latest = (kind: 'privacyPolicy' | 'termsOfUse') => versionsOf(kind)[0]?.legalTextId
    expect(sent('agreePrivacyPolicy')[0]?.path).toBe(`/user/privacyPolicy/${latest('privacyPolicy')}/agree`)
    expect(sent('agreeTermsOfUse')[0]?.path).toBe(`/user/termsOfUse/${latest('termsOfUse')}/agree`)
  })

  it('silently shows the latest version with its notes to users who may not read earlier ones', async () => {
    due('u-premium')
    fail('listTermsOfUse', '403')
    await renderAt('/accept-terms', { as: 'premium' })
    const terms = within(await text('Terms of use'))
    expect(await terms.findByText(versionsOf('termsOfUse')[0]?.versionNotes ?? '', { exact: false })).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(toasts()).toEqual([])
  })

  it('asks first-time users to read it, without a comparison', async () => {
    await renderAt('/accept-terms', { scenario: 'first-terms' })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Please read our privacy policy and terms of use' }),
    ).toBeVisible()
    await text('Privacy policy')
    expect(sent('listTermsOfUse')).toEqual([])
  })

  it('shows a newer version that was published in the meantime, and accepts only that one', async () => {
    const shown = await renderAt('/accept-terms', { scenario: 'terms-due' })
    await text('Terms of use')
    await screen.findByText(/Version 4/)
    const newer = {
      kind: 'termsOfUse' as const,
      legalTextId: 'tu-5',
      version: '5',
      versionNotes: 'Robots',
      content: '<p></p><p>Be kind to robots.</p>',
      createdAt: clock.iso(),
    }
    db.legalTexts.push(newer)
    await press(shown, 'I agree')
    expect(await screen.findByText(/A newer version has just been published/)).toBeVisible()
    expect(await screen.findByText(/Version 5/)).toBeVisible()
    expect(userOr404('u-premium').mustAgreeToTermsOfUse).toBe(true)
    await press(shown, 'I agree')
    await arrives(shown, '/account')
    expect(userOr404('u-premium').termsOfUseAgreedVersion).toBe('5')
  })

  it('offers a retry if the text cannot be loaded, and does not accept unread terms', async () => {
    due('u-premium')
    fail('getLatestTermsOfUse', '503')
    const shown = await renderAt('/accept-terms', { as: 'premium' })
    expect(await screen.findByText('We couldn’t load the terms of use')).toBeVisible()
    await press(shown, 'I agree')
    expect(sent('agreeTermsOfUse')).toEqual([])
  })

  it('leads on once the terms are accepted in another tab', async () => {
    due('u-premium')
    const shown = await renderAt('/accept-terms', { as: 'premium' })
    await ready()
    Object.assign(userOr404('u-premium'), { mustAgreeToTermsOfUse: false })
    document.dispatchEvent(new Event('visibilitychange'))
    await arrives(shown, '/account')
    expect(sent('agreeTermsOfUse')).toEqual([])
  })

  it('signs out users who decline', async () => {
    const shown = await renderAt('/accept-terms', { scenario: 'terms-due' })
    await press(shown, 'Decline and sign out')
    await arrives(shown, '/login')
    expect(shown.store.getState().auth.status).toBe('anonymous')
  })
})
