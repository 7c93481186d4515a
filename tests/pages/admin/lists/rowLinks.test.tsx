import { expect, it } from 'vitest'
import { renderAt, required, screen, waitFor, within } from '@tests/page'

/** Lists whose rows open over the list, with the search param that names the row, and the noun for a missing record. */
const lists = [
  ['logs', 'log', ''],
  ['media', 'edit', 'entry'],
  ['benefit-enquiries', 'enquiry', 'enquiry'],
  ['discount-codes', 'edit', 'code'],
  ['orphaned-charges', 'charge', 'charge'],
  ['solution-activation', 'item', 'solution'],
  ['campaign-responses', 'response', 'response'],
  ['mailing-list', 'tags', 'address'],
  ['job-enquiries', 'enquiry', 'enquiry'],
  ['blog-comments', 'comment', 'comment'],
  ['featured-doers', 'doer', 'story'],
  ['featured-doers?show=nominations', 'nomination', 'nomination'],
  ['featured-doers?show=members', 'feature', 'member'],
  ['surveys', 'results', ''],
  ['partners', 'edit', 'partner'],
  ['orders', 'order', 'order'],
  ['terms-of-use', 'version', 'version'],
] as const

it.each(lists)(
  'the names of rows are links, which open the row over the list as it is: %s',
  async (list, param, noun) => {
    const sorted = `/admin/${list}${list.includes('?') ? '&' : '?'}rows=compact`
    const { user, router } = await renderAt(noun ? `${sorted}&${param}=GONE` : sorted, { as: 'admin' })
    const closes = async () => {
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await waitFor(() => expect(router.state.location.search).not.toContain(`${param}=`))
    }
    // A link to a record that is gone.
    if (noun) {
      expect(await screen.findByRole('dialog')).toHaveTextContent(`This ${noun} isn’t in the list`)
      await closes()
    }
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
    await closes()
    expect(String(new URLSearchParams(router.state.location.search))).toBe(String(before))
  },
)

it('says that a survey isn’t in the list, for a link to one that is gone', async () => {
  const { user, router } = await renderAt('/admin/surveys?edit=gone', { as: 'admin' })
  expect(await screen.findByRole('dialog')).toHaveTextContent('This survey isn’t in the list')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(router.state.location.search).not.toContain('gone'))
})
