import { expect, it } from 'vitest'
import { renderAt, required, screen, waitFor, within } from '@tests/page'

/** Lists whose rows open over the list, with the search param that names the row. */
const lists = [
  ['logs', 'log'],
  ['media', 'edit'],
  ['benefit-enquiries', 'enquiry'],
  ['discount-codes', 'edit'],
  ['orphaned-charges', 'charge'],
  ['solution-activation', 'item'],
  ['campaign-responses', 'response'],
  ['mailing-list', 'tags'],
  ['job-enquiries', 'enquiry'],
  ['blog-comments', 'comment'],
  ['featured-doers', 'doer'],
  ['featured-doers?show=nominations', 'nomination'],
  ['featured-doers?show=members', 'feature'],
  ['surveys', 'results'],
  ['partners', 'edit'],
  ['orders', 'order'],
  ['terms-of-use', 'version'],
] as const

it.each(lists)('the names of rows are links, which open the row over the list as it is: %s', async (list, param) => {
  const sorted = `/admin/${list}${list.includes('?') ? '&' : '?'}rows=compact`
  const { user, router } = await renderAt(sorted, { as: 'admin' })
  const table = await screen.findByRole('table')
  const heads = within(table).getAllByRole('rowheader')
  for (const head of heads) within(head).getByRole('link')
  const before = new URLSearchParams(router.state.location.search)
  const link = within(required(heads[0])).getByRole('link')
  await user.click(link)
  expect(await screen.findByRole('dialog')).toBeVisible()
  const opened = new URLSearchParams(router.state.location.search)
  expect(opened.get(param)).toBeTruthy()
  opened.delete(param)
  expect(String(opened)).toBe(String(before))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(String(new URLSearchParams(router.state.location.search))).toBe(String(before))
})

it.each([
  ['discount-codes?edit=GONE', 'code'],
  ['media?edit=gone', 'entry'],
  ['surveys?edit=gone', 'survey'],
  ['partners?edit=gone', 'partner'],
  ['featured-doers?doer=gone', 'story'],
  ['featured-doers?show=nominations&nomination=gone', 'nomination'],
  ['blog-comments?comment=gone', 'comment'],
  ['orders?order=gone', 'order'],
  ['featured-doers?show=members&feature=gone', 'member'],
  ['terms-of-use?version=gone', 'version'],
  ['benefit-enquiries?enquiry=gone', 'enquiry'],
  ['job-enquiries?enquiry=gone', 'enquiry'],
  ['orphaned-charges?charge=gone', 'charge'],
  ['campaign-responses?response=gone', 'response'],
  ['solution-activation?item=gone', 'solution'],
  ['mailing-list?tags=gone', 'address'],
])('says of a link to a record that is gone that it isn’t in the list: %s', async (path, noun) => {
  const { user, router } = await renderAt(`/admin/${path}`, { as: 'admin' })
  expect(await screen.findByRole('dialog')).toHaveTextContent(`This ${noun} isn’t in the list`)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(router.state.location.search).not.toMatch(/gone/i))
})
