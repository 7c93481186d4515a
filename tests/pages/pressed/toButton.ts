import { expect, vi } from 'vitest'
import { enter, renderAt, required, screen, waitFor, within } from '@tests/page'
import { renderWithoutNotices } from '@tests/withoutNotices'
import type { Act } from './act'

/** An enabled button or menu item, in the open dialog if there is one. */
const named = (name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const there = screen.queryAllByRole('dialog').at(-1) ?? document.body
    const found = (['menuitem', 'button'] as const).flatMap((role) => within(there).queryAllByRole(role, { name }))
    expect(found[0]).not.toHaveAttribute('aria-disabled', 'true')
    return required(found[0])
  })

/** Shows the page of an action, and does everything but the last click. @returns the button to click */
export async function toButton(one: Act): Promise<HTMLElement> {
  vi.spyOn(window, 'open').mockReturnValue(null)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const path = typeof one.path === 'string' ? one.path : one.path()
  if (one.isNew) one.first?.()
  const shown = one.isNew
    ? await renderAt(path, { as: one.as })
    : await renderWithoutNotices(path, {
        ...(one.scenario ? { scenario: one.scenario } : { as: one.as }),
        ...(one.first && { first: one.first }),
      })
  await one.then?.(shown)
  for (const name of one.open ?? []) await shown.user.click(await named(name))
  if (one.typed)
    enter(within(await screen.findByRole('dialog', { name: `${String(one.press)}?` })).getByRole('textbox'), one.typed)
  return named(one.press)
}
