import { describe, expect, it } from 'vitest'
import policy from '@content/pages/policy.json'
import terms from '@content/pages/terms.json'
import { formatDate } from '@/lib/dates/dates'
import { versionsOf, type LegalKind } from '@mocks/db/backOffice/legalTexts'
import { db, fail, goTo, renderAt, required, screen, toasts, waitFor, within } from '@tests/page'

type Row = [path: string, kind: LegalKind, call: 'getLatestTermsOfUse' | 'getLatestPrivacyPolicy', copy: typeof terms]

const texts: Row[] = [
  ['/terms', 'termsOfUse', 'getLatestTermsOfUse', terms],
  ['/policy', 'privacyPolicy', 'getLatestPrivacyPolicy', policy],
]

const main = async () => within(await screen.findByRole('main'))
const publish = (kind: LegalKind, more: { version?: string; content?: string } = {}) =>
  db.legalTexts.push({
    kind,
    legalTextId: 'new',
    version: '77',
    versionNotes: null,
    // The first node is lost by the sanitiser in this environment, which is not a real browser.
    content: ' <h2>Fees</h2><p>A fee of one cent.</p>',
    createdAt: '2099-03-02T04:00:00Z',
    ...more,
  })

describe.each(texts)('%s (R-GEN-06)', (path, kind, call, copy) => {
  const heading = () => screen.findByRole('heading', { level: 1, name: copy.title })

  it('begins a long text with a list of its sections', async () => {
    publish(kind, { content: Array.from({ length: 5 }, (_, at) => `<h2>Part ${at}</h2><p>Text.</p>`).join('') })
    const { user, router } = await renderAt(path)
    const index = within(await screen.findByRole('navigation', { name: 'On this page' }))
    await user.click(await index.findByRole('link', { name: 'Part 3' }))
    const section = required(document.getElementById(router.state.location.hash.slice(1)))
    expect(within(section).getByRole('heading', { name: 'Part 3' })).toBeVisible()
    await waitFor(() => expect(section).toHaveFocus())
  })

  it('shows the version in force, with its date', async () => {
    publish(kind)
    await renderAt(path)
    await heading()
    expect(await (await main()).findByText('Version 77, published on 02/03/2099')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument()
    expect((await main()).getByRole('heading', { level: 2, name: 'Fees' })).toBeVisible()
    expect((await main()).getByText('A fee of one cent.')).toBeVisible()
    expect((await main()).queryByRole('heading', { name: copy.sections[0]?.heading ?? '?' })).not.toBeInTheDocument()
  })

  it('shows only what the server has said about the version', async () => {
    db.legalTexts = []
    publish(kind, { version: '' })
    await renderAt(path)
    expect(await (await main()).findByText('Published on 02/03/2099')).toBeVisible()
  })

  it('shows the content source’s copy while the version in force is loading', async () => {
    fail(call, 'hang')
    await renderAt(path)
    await heading()
    expect(await (await main()).findByText('Checking for the latest version…')).toBeVisible()
    for (const { heading } of copy.sections)
      expect(await (await main()).findByRole('heading', { name: heading })).toBeVisible()
  })

  it.each(['503', 'wrong-shape'] as const)(
    'shows the copy if the version cannot be read (%s), and asks again',
    async (fault) => {
      const mend = fail(call, fault)
      publish(kind)
      const { user, router } = await renderAt(path)
      expect(await (await main()).findByText(/couldn’t check for a newer version/)).toBeVisible()
      expect(await (await main()).findByRole('heading', { name: copy.sections[0]?.heading ?? '?' })).toBeVisible()
      expect(router.state.location.pathname).toBe(path)
      expect(toasts()).toEqual([])
      mend()
      await user.click((await main()).getByRole('button', { name: 'Try again' }))
      expect(await (await main()).findByText('A fee of one cent.')).toBeVisible()
    },
  )

  it('shows the copy, and doubts nothing, where nothing has been published', async () => {
    db.legalTexts = []
    await renderAt(path)
    expect(await (await main()).findByRole('heading', { name: copy.sections[0]?.heading ?? '?' })).toBeVisible()
    const page = await main()
    expect(await page.findByRole('heading', { name: copy.sections[0]?.heading ?? '?' })).toBeVisible()
    await waitFor(() => expect(page.queryByText('Checking for the latest version…')).not.toBeInTheDocument())
    expect((await main()).queryByText(/couldn’t/)).not.toBeInTheDocument()
  })

  it('shows the version in force without the content source too, and an error if neither can be read', async () => {
    const mend = fail('content', '503')
    const { unmount } = await renderAt(path)
    const latest = required(versionsOf(kind)[0])
    const line = `Version ${latest.version}, published on ${formatDate(latest.createdAt ?? '')}`
    expect(await (await main()).findByText(line)).toBeVisible()
    expect(await (await main()).findByRole('heading', { level: 1, name: copy.title })).toBeVisible()
    unmount()
    fail(call, '503')
    const shown = await renderAt(path)
    const again = await (await main()).findByRole('button', { name: 'Try again' })
    mend()
    await shown.user.click(again)
    expect(await (await main()).findByRole('heading', { name: copy.sections[0]?.heading ?? '?' })).toBeVisible()
  })
})

it('what an administrator publishes is on /terms', async () => {
  const { user, router } = await renderAt('/admin/terms-of-use?show=new', { as: 'admin' })
  const box = await screen.findByRole('textbox', { name: 'Text' })
  box.innerHTML = '<h2>Terms of use</h2><p>You pay yearly.</p>'
  await user.type(screen.getByRole('textbox', { name: 'What changed' }), 'Yearly payment')
  await user.click(screen.getByRole('button', { name: 'Publish new version' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the new terms of use?' }))
  await user.click(dialog.getByRole('button', { name: 'Publish the new terms of use' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/accept-terms'))
  await goTo(router, '/terms')
  expect(await (await main()).findByText('You pay yearly.')).toBeVisible()
  expect((await main()).getByText(new RegExp(`^Version ${versionsOf('termsOfUse')[0]?.version},`))).toBeVisible()
})
