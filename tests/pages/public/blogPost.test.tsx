import { expect, test } from 'vitest'
import { db, enter, fail, renderAt, screen, waitFor, within } from '@tests/page'

// The members’ own seeded comments are on the second page.
const path = '/blog/price-for-the-week-you-have?page=2'
const mine = 'I raised mine in October after the talk. Two clients left, the other six said nothing at all.'

test('a visitor reads a post and its comments; sign-in returns here', async () => {
  const { user, router } = await renderAt(path)
  expect(await screen.findByRole('heading', { level: 1, name: 'Price for the week you have' })).toBeInTheDocument()
  expect(screen.getByText('Topics: pricing, freelancing')).toBeInTheDocument()
  expect(await screen.findByText(mine)).toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: 'Your comment' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Sign in to comment' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(sessionStorage.getItem('dc:intended-path')).toBe(JSON.stringify(path))
})

test('a member changes only their own comments, and posts one, however often it is clicked', async () => {
  const { user } = await renderAt(path, { as: 'member' })
  expect(await screen.findByText(mine)).toBeInTheDocument()
  // There is one of the user's own.
  await user.click(await screen.findByRole('button', { name: /^Edit my comment/ }))
  const form = within(await screen.findByRole('form', { name: 'Edit comment' }))
  const box = form.getByRole('textbox', { name: 'Your comment' })
  expect(box).toHaveValue(mine)
  enter(box, 'Changed my mind.')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Changed my mind.')).toBeInTheDocument()
  expect(screen.queryByText(mine)).not.toBeInTheDocument()

  await user.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Printed and pinned. <b>Really</b>.')
  await user.dblClick(screen.getByRole('button', { name: 'Post comment' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveValue(''))
  expect(await screen.findByText('Printed and pinned. <b>Really</b>.')).toBeInTheDocument()
  expect(db.blogComments.filter(({ content }) => content.startsWith('Printed and pinned. <b>'))).toHaveLength(1)
})

test('hidden comments are not shown', async () => {
  const hidden = db.blogComments.find(
    ({ postId, content }) => postId === 'price-for-the-week-you-have' && content === mine,
  )
  Object.assign(hidden ?? {}, { hidden: true })
  await renderAt(path, { as: 'admin' })
  expect(await screen.findByRole('heading', { name: /^Comments \(/ })).toBeInTheDocument()
  expect(screen.queryByText(mine)).not.toBeInTheDocument()
})

test('shows the post even if comments cannot be loaded', async () => {
  fail('listBlogPostComments', { status: 503, times: 4 })
  const { user } = await renderAt(path)
  expect(await screen.findByRole('heading', { level: 1, name: 'Price for the week you have' })).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(mine)).toBeInTheDocument()
})
