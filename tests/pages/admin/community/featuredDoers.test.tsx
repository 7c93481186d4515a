import { beforeEach, describe, expect, it } from 'vitest'
// Loaded here, so that no test waits for them.
import '@/areas/admin/featured-doers/FeaturedDoers'
import '@/areas/admin/featured-doers/ReviewDialog'
import { bodiesOf, db, dialog, fail, release, renderAt, requestLog, screen, toasts, waitFor, within } from '@tests/page'
import { typeName } from '../admin'

const path = '/admin/featured-doers'
const doer = (id: string) => db.featuredDoers.find(({ featuredDoerId }) => featuredDoerId === id)
const body = () => within(document.body)

describe('featured doers', () => {
  // Finding a control in a long table is slow.
  beforeEach(() => {
    const kept = ['fd-priya', 'fd-aisyah', 'fd-mei-ling']
    db.featuredDoers = db.featuredDoers.filter(({ featuredDoerId }) => kept.includes(featuredDoerId))
    db.featuredDoerNominations = db.featuredDoerNominations.slice(0, 3)
  })

  it('lists stories, and approves one beside the card that everybody will see', async () => {
    const { user, router } = await renderAt(path, { as: 'admin' })
    const table = within(await screen.findByRole('table', { name: 'Featured doers' }))
    expect(table.getAllByRole('row')).toHaveLength(4)
    expect(screen.getByRole('tab', { name: 'Stories 3' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('tab', { name: 'Nominations 3' })).toBeVisible()
    expect(table.getByRole('link', { name: 'Priya Raghunathan' })).toHaveAttribute('href', `${path}?doer=fd-priya`)
    await user.click(table.getByRole('link', { name: 'Mei Ling Lim' }))
    await waitFor(() => expect(router.state.location.search).toBe('?doer=fd-mei-ling'))
    const review = await dialog('Mei Ling Lim')
    const card = within(review.getByRole('region', { name: 'Public card' }))
    expect(card.getByRole('heading', { name: 'Mei Ling Lim' })).toBeVisible()
    expect(card.getByText('Lettering for signs, menus and one tattoo')).toBeVisible()
    expect(card.getByText('Under review')).toBeVisible()
    expect(review.getByText(/I draw letters for a living/)).toBeVisible()
    fail('approveFeaturedDoer', { status: 409, message: 'Somebody is faster', times: 1 })
    await user.click(review.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(toasts()).toEqual(['error: Featured doer could not be approved: Somebody is faster']))
    await user.click(review.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(toasts()).toContain('success: Mei Ling Lim approved'))
    expect(doer('fd-mei-ling')?.approved).toBe(true)
    await user.click(await review.findByRole('button', { name: 'Withdraw approval' }))
    const sure = await dialog('Withdraw the approval of Mei Ling Lim?')
    await user.click(sure.getByRole('button', { name: 'Withdraw approval' }))
    await waitFor(() => expect(toasts()).toContain('success: Approval of Mei Ling Lim withdrawn'))
    expect(doer('fd-mei-ling')?.approved).toBe(false)
  })

  it('offers the spotlight before the approval too: the server decides (R-VOTE-03)', async () => {
    const { user } = await renderAt(`${path}?doer=fd-mei-ling`, { as: 'admin' })
    const review = await dialog(/^Mei Ling/)
    expect(review.getByRole('button', { name: 'Approve' })).toBeVisible()
    await user.click(review.getByRole('button', { name: 'Put in the spotlight' }))
    expect(await dialog(/into the spotlight$/)).toBeTruthy()
  })

  it('doesn’t call the list of posts unavailable while it is read', async () => {
    const { user } = await renderAt(`${path}?doer=fd-mei-ling`, { as: 'admin' })
    const heal = fail('content', 'hang')
    const review = await dialog(/^Mei Ling/)
    await user.click(review.getByRole('button', { name: 'Put in the spotlight' }))
    const form = await dialog(/into the spotlight$/)
    const put = form.getByRole('button', { name: 'Put in the spotlight' })
    expect(put).toHaveAccessibleDescription('Loading the posts…')
    expect(form.queryByLabelText('Blog post about them')).toBeNull()
    heal()
    await release(() => expect(form.getByRole('combobox')).toBeVisible())
    expect(put).not.toHaveAccessibleDescription()
  })

  it('says who leaves the spotlight before it is given to another doer, and who comes back (R-VOTE-04)', async () => {
    const { user } = await renderAt(`${path}?doer=fd-aisyah`, { as: 'admin' })
    const review = await dialog(/^Nur Aisyah/)
    await user.click(review.getByRole('button', { name: 'Put in the spotlight' }))
    const form = await dialog(/into the spotlight$/)
    expect(await form.findByText('Priya Raghunathan leaves the spotlight')).toBeVisible()
    const [post] = db.media.filter(({ type }) => type === 'blog')
    await user.click(form.getByRole('combobox'))
    await user.click(await form.findByRole('option', { name: new RegExp(`^${post?.title.slice(0, 12)}`) }))
    await user.click(form.getByRole('button', { name: 'Put in the spotlight' }))
    await waitFor(() => expect(toasts()[0]).toMatch(/^success: Nur Aisyah .* is in the spotlight$/))
    expect(doer('fd-aisyah')).toMatchObject({ superFeatured: true, blogPostUid: post?.uid })
    const after = await dialog(/^Nur Aisyah/)
    await user.click(await after.findByRole('button', { name: 'Remove from the spotlight' }))
    const sure = await dialog(/^Remove Nur Aisyah.* from the spotlight\?$/)
    expect(sure.getByText(/^Priya Raghunathan is shown again\./)).toBeVisible()
    await user.click(sure.getByRole('button', { name: 'Remove from the spotlight' }))
    await waitFor(() => expect(doer('fd-aisyah')?.superFeatured).toBe(false))
  })

  it('deletes a story with its votes', async () => {
    const { user, router } = await renderAt(`${path}?doer=fd-aisyah`, { as: 'admin' })
    await user.click(await (await dialog(/^Nur Aisyah/)).findByRole('button', { name: 'Delete' }))
    const sure = await dialog(/^Delete .+’s story/)
    expect(sure.getByText('187')).toBeVisible()
    await typeName({ user }, sure)
    await user.click(sure.getByRole('button', { name: 'Delete story' }))
    await waitFor(() => expect(toasts()).toContain('success: Featured doer deleted'))
    expect(doer('fd-aisyah')).toBeUndefined()
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('leads from a nomination to the next step that fits the person', async () => {
    const [guest, member] = db.featuredDoerNominations
    const known = db.users.find(({ userId }) => userId === 'u-owner')
    Object.assign(member ?? {}, { email: known?.email })
    Object.assign(guest ?? {}, { email: 'nobody@elsewhere.example' })
    const { user, router } = await renderAt(`${path}?show=nominations`, { as: 'admin' })
    const table = within(await screen.findByRole('table', { name: 'Nominations' }))
    expect(await table.findByText('Not a member')).toBeVisible()
    await user.click(table.getByRole('link', { name: new RegExp(`^${guest?.firstName}`) }))
    const first = await dialog(/^Nomination: /)
    expect(first.getByText(guest?.reason ?? '?')).toBeVisible()
    expect(first.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
      'href',
      'mailto:nobody@elsewhere.example',
    )
    await user.click(first.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(table.getByRole('link', { name: new RegExp(`^${member?.firstName}`) }))
    await user.click((await dialog(/^Nomination: /)).getByRole('link', { name: 'Feature this member' }))
    const form = await dialog(`Feature ${known?.firstName} ${known?.lastName}`)
    expect(router.state.location.search).toBe('?show=members&feature=u-owner')
    await user.click(form.getByRole('textbox', { name: /^Tagline/ }))
    await user.paste('Runs the owners’ table')
    await user.click(form.getByRole('textbox', { name: /^Story/ }))
    await user.paste('It began with lunch.')
    await user.click(form.getByRole('button', { name: 'Add to the featured doers' }))
    await waitFor(() => expect(toasts()[0]).toMatch(/added to the featured doers$/))
    expect(bodiesOf('createFeaturedDoerWithId')).toEqual([
      expect.objectContaining({ headline: 'Runs the owners’ table', story: '<p>It began with lunch.</p>' }),
    ])
    expect(requestLog.read().some(({ path: at }) => at === '/featuredDoer/u-owner')).toBe(true)
  })

  it('lists members without a story, and says what is missing or could not be loaded', async () => {
    db.users = db.users.filter(({ userId }) => ['u-admin', 'u-owner', 'u-member'].includes(userId))
    db.featuredDoerNominations = []
    db.featuredDoers = []
    const heal = fail('listAllFeaturedDoers', { status: 503, message: 'Not now' })
    const { user } = await renderAt(path, { as: 'admin' })
    expect(await screen.findByText(/^We couldn.t load the featured doers$/)).toBeVisible()
    heal()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No featured doers yet')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: /^Nominations/ }))
    expect(await body().findByText('No nominations yet')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: /^Not featured yet/ }))
    const table = within(await screen.findByRole('table', { name: 'Members who aren’t featured' }))
    const known = db.users.filter(({ activated, disabled }) => activated && !disabled)
    expect(table.getAllByRole('button', { name: /^Feature / })).toHaveLength(known.length)
  })
})
