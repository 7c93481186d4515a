import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { versionsOf, type LegalKind } from '@mocks/db/backOffice/legalTexts'
import { reject } from '@mocks/http'
import { db, fail, goTo, handlers, renderAt, sent, type Shown, toasts, watch } from '@tests/page'

const bodyOf = (id: string) => JSON.parse(sent(id)[0]?.sent ?? 'null') as unknown
const latest = (kind: LegalKind) => versionsOf(kind)[0]
const editor = () => screen.findByRole('textbox', { name: 'Text' })

/** Types a text and a note into the form. */
async function write({ user }: Shown, html: string, note: string) {
  const box = await editor()
  box.innerHTML = html
  await user.type(screen.getByRole('textbox', { name: 'What changed' }), note)
}

const submit = ({ user }: Shown) => user.click(screen.getByRole('button', { name: 'Publish new version' }))
const confirmation = async (noun: string) =>
  within(await screen.findByRole('dialog', { name: `Publish the new ${noun}?` }))

async function publish(shown: Shown, noun: string) {
  await submit(shown)
  const dialog = await confirmation(noun)
  await shown.user.click(dialog.getByRole('button', { name: `Publish the new ${noun}` }))
  return dialog
}

describe('the versions of a legal text', () => {
  it('are listed newest first, and open next to the version before them', async () => {
    const all = versionsOf('termsOfUse')
    const { user, router } = await renderAt('/admin/terms-of-use', { as: 'admin' })
    const rows = within(await screen.findByRole('table', { name: 'Versions of the terms of use' })).getAllByRole('row')
    expect(rows).toHaveLength(all.length + 1)
    expect(rows[1]).toHaveTextContent(`Version ${all[0]?.version}Current`)
    expect(screen.queryByRole('button', { name: /new version/i })).not.toBeInTheDocument()
    expect(rows[1]).toHaveTextContent(all[0]?.versionNotes ?? '?')
    expect(rows.at(-1)).toHaveTextContent('Replaced')
    await user.click(screen.getByRole('link', { name: `Version ${all[0]?.version}` }))
    const opened = within(await screen.findByRole('dialog', { name: `Terms of use: version ${all[0]?.version}` }))
    expect(opened.getByText(new RegExp(`Compared with version ${all[1]?.version}\\.`))).toBeVisible()
    expect(opened.getAllByRole('insertion')[0]).toBeVisible()
    await user.click(opened.getByRole('radio', { name: 'Side by side' }))
    expect(opened.getByRole('columnheader', { name: 'Before' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await goTo(router, `?version=${all.at(-1)?.legalTextId}`)
    expect(await screen.findByText(/This is the first version\./)).toBeVisible()
  })

  it('begin with a first one where there is none', async () => {
    const shown = await renderAt('/admin/privacy-policy', { scenario: 'no-legal-texts' })
    expect(await screen.findByText('No privacy policy yet')).toBeVisible()
    await shown.user.click(screen.getByRole('button', { name: 'Write first version' }))
    await write(shown, '<h2>Privacy</h2><p>We keep little.</p>', 'The first one')
    expect(await screen.findByRole('region', { name: 'Privacy policy: full text' })).toHaveTextContent(
      'We keep little.',
    )
    await publish(shown, 'privacy policy')
    await waitFor(() => expect(latest('privacyPolicy')?.content).toContain('We keep little.'))
  })
})

describe('publishing a legal text', () => {
  it('asks for text and note, says what it makes everybody do, and publishes once', async () => {
    const before = latest('termsOfUse')
    const shown = await renderAt('/admin/terms-of-use', { as: 'admin' })
    await shown.user.click(await screen.findByRole('tab', { name: 'New version' }))
    expect(await editor()).toHaveTextContent('Terms of use')
    await submit(shown)
    expect(await screen.findByRole('link', { name: 'Text: Change the text before you publish' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'What changed: This field is required' })).toBeVisible()
    await write(shown, '<h2>Terms of use</h2><p>You pay yearly.</p>', 'Yearly payment')
    expect((await screen.findAllByRole('insertion')).map(({ textContent }) => textContent).join()).toContain('yearly')
    await submit(shown)
    const dialog = await confirmation('terms of use')
    const impact = within(dialog.getByRole('list', { name: 'What this affects' }))
    await waitFor(() => expect(impact.getByText(String(db.users.length))).toBeVisible())
    expect(impact.getByText('must accept it before they can use their account again')).toBeVisible()
    await shown.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('textbox', { name: 'What changed' })).toHaveValue('Yearly payment')
    expect(sent('createTermsOfUse')).toEqual([])
    await publish(shown, 'terms of use')
    await waitFor(() => expect(shown.router.state.location.pathname).toBe('/accept-terms'))
    expect(toasts()).toContain('success: Terms of use published')
    expect(sent('createTermsOfUse')).toHaveLength(1)
    expect(bodyOf('createTermsOfUse')).toEqual({
      content: '<h2>Terms of use</h2><p>You pay yearly.</p>',
      versionNotes: 'Yearly payment',
    })
    expect(latest('termsOfUse')?.version).toBe(String(Number(before?.version) + 1))
  })

  it('does not overwrite a version that was published meanwhile: one keeps the text or starts from it', async () => {
    const shown = await renderAt('/admin/privacy-policy?show=new', { as: 'admin' })
    await write(shown, '<p>Mine</p>', 'My note')
    const theirs = { legalTextId: 'pp-theirs', version: '77', versionNotes: 'Their note', content: '<p>Theirs</p>' }
    db.legalTexts.push({ kind: 'privacyPolicy', createdAt: '2099-01-01T00:00:00Z', ...theirs })
    await publish(shown, 'privacy policy')
    expect(await screen.findByText(/^Someone else published version 77 on/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent('createPrivacyPolicy')).toEqual([])
    await shown.user.click(screen.getByRole('button', { name: 'Start from version 77' }))
    await waitFor(async () => expect(await editor()).toHaveTextContent('Theirs'))
    expect(screen.queryByText(/^Someone else published/)).not.toBeInTheDocument()
    ;(await editor()).innerHTML = '<p>Theirs and mine</p>'
    await screen.findAllByRole('insertion')
    db.legalTexts.push({
      kind: 'privacyPolicy',
      createdAt: '2099-01-02T00:00:00Z',
      ...theirs,
      version: '78',
      legalTextId: 'pp-78',
    })
    await publish(shown, 'privacy policy')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await shown.user.click(await screen.findByRole('button', { name: 'Keep my text' }))
    await publish(shown, 'privacy policy')
    await waitFor(() => expect(latest('privacyPolicy')?.content).toBe('<p>Theirs and mine</p>'))
    expect(sent('createPrivacyPolicy')).toHaveLength(1)
  })

  it('shows a refusal where it happens and keeps the text', async () => {
    const shown = await renderAt('/admin/privacy-policy?show=new', { scenario: 'admin-conflict' })
    await write(shown, '<p>Mine</p>', 'My note')
    const dialog = await publish(shown, 'privacy policy')
    expect(await dialog.findByText('Privacy policy could not be published')).toBeVisible()
    expect(toasts()).toEqual([])
    await shown.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await editor()).toHaveTextContent('Mine')
  })

  it.each([
    ['the latest', []],
    [
      'followed by another’s',
      [{ kind: 'termsOfUse', legalTextId: 'tou-theirs', versionNotes: 'Theirs', content: '' }] as const,
    ],
  ])('finds out that a version without an answer was published: %s', async (_what, later) => {
    const { createTermsOfUse } = handlers
    const createMore: typeof createTermsOfUse = (request) => {
      const answer = createTermsOfUse(request)
      later.forEach((one) => db.legalTexts.push({ ...one, version: '99', createdAt: '2099-01-01T00:00:00Z' }))
      return answer
    }
    vi.spyOn(handlers, 'createTermsOfUse').mockImplementation(createMore)
    fail('createTermsOfUse', 'drop-after')
    const shown = await renderAt('/admin/terms-of-use?show=new', { as: 'admin' })
    await write(shown, '<p>Mine</p>', 'My note')
    await publish(shown, 'terms of use')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(shown.router.state.location.pathname).toBe('/accept-terms'))
    expect(versionsOf('termsOfUse').map(({ versionNotes }) => versionNotes)).toContain('My note')
    expect(sent('createTermsOfUse')).toHaveLength(1)
  })

  it('doesn’t know after a lost answer whether the latest version is its own if no answer says what changed', async () => {
    const createUnsaid = () => {
      const now = { kind: 'termsOfUse', legalTextId: 'tou-99', version: '99', content: '<p>Mine</p>' } as const
      db.legalTexts.push({ ...now, versionNotes: null, createdAt: '2099-01-01T00:00:00Z' })
      return reject(500, 'Broken')
    }
    watch.allowContractBreach()
    vi.spyOn(handlers, 'createTermsOfUse').mockImplementation(createUnsaid)
    const shown = await renderAt('/admin/terms-of-use?show=new', { as: 'admin' })
    await write(shown, '<p>Mine</p>', 'My note')
    const dialog = await publish(shown, 'terms of use')
    expect(await dialog.findByRole('button', { name: 'Check again' })).toBeVisible()
    expect(dialog.queryByText(/This wasn’t done/)).not.toBeInTheDocument()
  })
})
