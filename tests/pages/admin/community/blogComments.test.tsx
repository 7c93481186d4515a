import { beforeEach, describe, expect, it } from 'vitest'
// Loaded here, so that no test waits for them.
import '@/areas/admin/blog-comments/BlogComments'
import { bodiesOf, db, fail, renderAt, screen, toasts, waitFor, within } from '@tests/page'

const path = '/admin/blog-comments'
const table = () => screen.findByRole('table', { name: 'Blog comments' })
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
const hidden = () => db.blogComments.filter((row) => row.hidden)
const one = (id: string) => db.blogComments.find(({ blogCommentId }) => blogCommentId === id)
const newest = () => db.blogComments.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0]

describe('blog comments', () => {
  // Finding a control in a long table is slow.
  beforeEach(() => {
    const visible = db.blogComments.filter((row) => !row.hidden).slice(0, 5)
    db.blogComments = [...visible, ...hidden().slice(0, 2)]
  })

  it('hides a comment with Undo, and keeps the hidden ones in a tab of their own (R-LIFE-09)', async () => {
    const { user, router } = await renderAt(path, { as: 'admin' })
    const before = hidden().length
    const comment = newest()
    const [first] = await rows()
    expect(first).toHaveTextContent(comment?.content.slice(0, 30) ?? '?')
    expect(screen.getByRole('tab', { name: `Hidden ${before}` })).toBeVisible()
    await user.click(within(first ?? document.body).getByRole('button', { name: /^Hide the comment by / }))
    await waitFor(() => expect(toasts()).toContain('success: Comment hidden'))
    expect(one(comment?.blogCommentId ?? '')?.hidden).toBe(true)
    await user.click(await screen.findByText('Undo'))
    await waitFor(() => expect(toasts()).toContain('success: Comment shown again'))
    expect(one(comment?.blogCommentId ?? '')?.hidden).toBe(false)
    await user.click(await screen.findByRole('tab', { name: `Hidden ${before}` }))
    await waitFor(() => expect(router.state.location.search).toBe('?state=hidden'))
    expect(await rows()).toHaveLength(before)
    expect(screen.getAllByRole('button', { name: /^Show the comment by / })).toHaveLength(before)
  })

  it('sends the author’s latest words along, not those of an old list', async () => {
    const { user } = await renderAt(path, { as: 'admin' })
    const id = newest()?.blogCommentId ?? ''
    const [first] = await rows()
    Object.assign(one(id) ?? {}, { content: 'Changed by its author a moment ago' })
    await user.click(within(first ?? document.body).getByRole('button', { name: /^Hide / }))
    await waitFor(() => expect(toasts()).toContain('success: Comment hidden'))
    expect(bodiesOf('updateBlogComment')).toEqual([{ content: 'Changed by its author a moment ago', hidden: true }])
  })

  it('shows why a comment could not be updated, and changes nothing', async () => {
    const { user } = await renderAt(path, { as: 'admin' })
    const [first] = await rows()
    fail('updateBlogComment', { status: 503, message: 'Try later' })
    await user.click(within(first ?? document.body).getByRole('button', { name: /^Hide / }))
    await waitFor(() => expect(toasts()).toEqual(['error: Comment could not be updated: Try later']))
    const hide = () => within(first ?? document.body).getByRole('button', { name: /^Hide / })
    await waitFor(() => expect(hide()).not.toHaveAttribute('aria-disabled', 'true'))
  })

  it('hides several with a result for each, retries those that failed, and takes all back', async () => {
    const { user } = await renderAt(path, { as: 'admin' })
    const before = hidden().length
    const list = await rows()
    for (const row of list.slice(0, 4)) await user.click(within(row).getByRole('checkbox'))
    fail('updateBlogComment', { status: 422, message: 'Locked for review', times: 1, after: 3 })
    await user.click(screen.getByRole('button', { name: 'Hide comments' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hiding comments' }))
    expect(dialog.getByText('3 of 4 done, 1 failed.')).toBeVisible()
    expect(dialog.getByText('Locked for review')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Retry failed' }))
    await waitFor(() => expect(toasts()).toContain('success: 4 comments hidden'))
    expect(hidden()).toHaveLength(before + 4)
    await user.click(await screen.findByText('Undo'))
    await waitFor(() => expect(toasts()).toContain('success: 4 comments shown again'))
    expect(hidden()).toHaveLength(before)
  })

  it.each([
    ['was made', 'drop-after', 'success: 2 comments hidden', 2],
    ['was made, in a page of a proxy', 'html', 'success: 2 comments hidden', 2],
    ['never arrived', 'drop', '0 of 2 done, 2 failed.', 0],
    ['can’t be read back', 'drop-after', '0 of 2 done, 2 unknown.', 2],
  ])('tells of several whose answer was lost only what the list says: it %s', async (what, fault, said, made) => {
    db.blogComments = db.blogComments.filter((row) => !row.hidden)
    const { user } = await renderAt(path, { as: 'admin' })
    for (const row of (await rows()).slice(0, 2)) await user.click(within(row).getByRole('checkbox'))
    fail('updateBlogComment', fault)
    if (what.startsWith('can’t')) fail('listBlogComments', { status: 422, after: 1 })
    await user.click(screen.getByRole('button', { name: 'Hide comments' }))
    await waitFor(() => expect([...toasts(), screen.queryByText(/ of 2 done/)?.textContent]).toContain(said))
    expect(hidden()).toHaveLength(made)
  })

  it('is worked through by single keys: next row, select, hide, show', async () => {
    db.blogComments = db.blogComments.map((row) => ({ ...row, hidden: false }))
    const { user } = await renderAt(path, { as: 'admin' })
    await table()
    await user.keyboard('jjxjx')
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    // None of them is hidden: there is nothing to show.
    await user.keyboard('s')
    expect(bodiesOf('updateBlogComment')).toHaveLength(0)
    await user.keyboard('h')
    await waitFor(() => expect(toasts()).toContain('success: 2 comments hidden'))
    expect(hidden()).toHaveLength(2)
  })
})
