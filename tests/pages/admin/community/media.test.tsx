import { describe, expect, it } from 'vitest'
import { db, fail, renderAt, screen, sent, toasts, waitFor, within } from '@tests/page'
import { typeName } from '../admin'

const table = async () => within(await screen.findByRole('table', { name: 'Media' }))
const titled = (title: string) => db.media.find((one) => one.title === title)
const byTitle = async (title: string) => within((await table()).getByRole('row', { name: new RegExp(`^${title}`) }))

async function choose({ user }: Awaited<ReturnType<typeof renderAt>>, title: string, act: string) {
  await user.click((await byTitle(title)).getByRole('button', { name: `Actions for ${title}` }))
  await user.click(await screen.findByRole('menuitem', { name: act }))
}

describe('the media library', () => {
  it('lists drafts and published entries, and publishes from the list', async () => {
    const shown = await renderAt('/admin/media?state=draft', { as: 'admin' })
    const drafts = db.media.filter(({ published }) => !published)
    expect((await table()).getAllByRole('row')).toHaveLength(drafts.length + 1)
    await choose(shown, 'Selling to another country', 'Publish')
    await waitFor(() => expect(toasts()).toContain("success: 'Selling to another country' saved"))
    expect(titled('Selling to another country')).toMatchObject({ published: true, durationSeconds: 46 * 60 })
  })

  it('adds an entry with an uploaded file, and refuses other kinds', async () => {
    const { user } = await renderAt('/admin/media?edit=new', { as: 'admin' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Add media' }))
    await user.upload(dialog.getByLabelText(/^File/), new File(['<svg/>'], 'a.png', { type: 'image/png' }))
    await user.click(dialog.getByRole('button', { name: 'Add media' }))
    expect(await dialog.findByRole('link', { name: 'Title: This field is required' })).toBeVisible()
    expect(
      dialog.getByRole('link', { name: 'File: Please choose a JPEG, PNG or WebP picture, or a PDF' }),
    ).toBeVisible()
    await user.type(dialog.getByLabelText('Title'), 'Price list')
    await user.upload(
      dialog.getByLabelText(/^File/),
      new File(['%PDF-1.7 text'], 'prices.pdf', { type: 'application/pdf' }),
    )
    const box = await dialog.findByRole('textbox', { name: 'Text' })
    box.innerHTML = '<p>All prices</p>'
    await user.click(dialog.getByText('Preview'))
    expect(await dialog.findByRole('heading', { name: 'Price list' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Add media' }))
    await waitFor(() => expect(toasts()).toEqual(["success: 'Price list' added"]))
    expect(titled('Price list')).toMatchObject({
      contentType: 'application/pdf',
      published: false,
      body: '<p>All prices</p>',
    })
    expect(titled('Price list')?.url).toMatch(/^data:application\/pdf;base64,JVBERi/)
  })

  it('calls a type in the table what the filter calls it', async () => {
    await renderAt('/admin/media?q=pricing%20from', { as: 'admin' })
    expect((await byTitle('Pricing from zero')).getByText('Masterclass')).toBeVisible()
    expect(within(screen.getByRole('group', { name: 'Type' })).getByText('Masterclass')).toBeVisible()
  })

  it('leaves what another administrator saved in fields that were not touched: small picture, length to the second', async () => {
    const { user } = await renderAt(`/admin/media?edit=${titled('Pricing from zero')?.mediaId}`, { as: 'admin' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Pricing from zero' }))
    await user.type(dialog.getByLabelText(/^Author/), ' Jr')
    const theirs = {
      thumbnail: 'https://pictures.example/new.webp',
      durationSeconds: 125,
      publishedAt: '2026-02-03T04:05:06.000Z',
    }
    Object.assign(titled('Pricing from zero') ?? {}, theirs)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const merge = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }))
    expect(within(merge.getByRole('group', { name: 'Thumbnail' })).getByText(theirs.thumbnail)).toBeVisible()
    await user.click(merge.getByRole('button', { name: 'Save this version' }))
    await waitFor(() =>
      expect(titled('Pricing from zero')).toMatchObject({ ...theirs, author: expect.stringMatching(/ Jr$/) }),
    )
  })

  it('deletes an entry once, after saying what disappears', async () => {
    fail('deleteMedia', 'drop-after')
    const shown = await renderAt('/admin/media?q=Pricing+from+zero', { as: 'admin' })
    await choose(shown, 'Pricing from zero', 'Delete')
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Pricing from zero?' }))
    expect(dialog.getByText('Removed immediately, and links to it stop working.')).toBeVisible()
    await typeName(shown, dialog)
    await shown.user.click(dialog.getByRole('button', { name: 'Delete Pricing from zero' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(titled('Pricing from zero')).toBeUndefined()
    expect(sent('deleteMedia')).toHaveLength(1)
  })
})
