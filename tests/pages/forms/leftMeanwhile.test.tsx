import { describe, expect, it } from 'vitest'
import type { OperationId } from '@/contract/route'
import { reportUnreachable } from '@/store/session/unreachable'
import {
  act,
  db,
  dialog,
  fail,
  goTo,
  release,
  renderAt,
  required,
  screen,
  sent,
  toasts,
  waitFor,
  type Shown,
} from '@tests/page'
import { typeName } from '../admin/admin'
import { fill, showForm, submit } from './fillForm'
import { forms } from './forms'

const elsewhere = '/contact'

/** Releases a hung call, and waits for its toast. */
async function answer(call: OperationId, told: string) {
  await release(() => {
    expect(toasts().join()).toContain(told)
    expect(sent(call)).toHaveLength(1)
  })
}

/** Asserts that the page stays; anything that the answer triggers has begun by then. */
const staysThere = async ({ router }: Shown) => {
  await act(async () => void (await Promise.resolve()))
  expect([router.state.location.pathname, router.state.navigation.state]).toEqual([elsewhere, 'idle'])
}

const acts = [
  ['signing up', 'Welcome to Doerscircle'],
  ['the activation email again', 'We have sent you a new activation email'],
  ['a new event', "Event 'Lettering night' created"],
  ['the new password of a link', 'Your password has been successfully changed'],
] as const

/** Fills in and sends a form whose answer hangs. */
async function send(name: string) {
  const row = required(forms.find((one) => one.name === name))
  const shown = await showForm(row)
  await fill(row)
  fail(row.call, 'hang')
  await submit(row, shown)
  await screen.findByRole('button', { name: row.submit, busy: true })
  return { row, shown }
}

describe('An answer never navigates away from a page that the user has chosen since', () => {
  it.each(acts)('%s', async (name, told) => {
    const { row, shown } = await send(name)
    await goTo(shown.router, elsewhere)
    await answer(row.call, told)
    await staysThere(shown)
  })

  it.each(acts)('%s, while the page they chose is still loading', async (name, told) => {
    const { row, shown } = await send(name)
    let arrive = (_data: null) => {}
    const loader = () => new Promise<null>((done) => (arrive = done))
    shown.router.patchRoutes(null, [{ id: 'slow', path: '/slow', loader, element: 'Slow' }])
    act(() => void shown.router.navigate('/slow'))
    await answer(row.call, told)
    await act(async () => arrive(null))
    expect(shown.router.state.location.pathname).toBe('/slow')
  })

  it('deleting an event', async () => {
    db.rsvps = []
    const shown = await renderAt('/admin/event?id=ev-founders-breakfast', { as: 'admin' })
    await shown.user.click(await screen.findByRole('button', { name: /^Actions for/ }))
    await shown.user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    const asked = await dialog(/^Delete/)
    await asked.findByText('No one has RSVP’d.')
    await typeName(shown, asked)
    fail('deleteEvent', 'hang')
    await shown.user.click(asked.getByRole('button', { name: /^Delete/ }))
    await asked.findByRole('button', { name: /^Delete/, busy: true })
    await goTo(shown.router, elsewhere)
    await answer('deleteEvent', 'Event deleted')
    await staysThere(shown)
  })
})

it('after an outage, an earlier answer does not lead away from the page that was chosen before it', async () => {
  const { row, shown } = await send('signing up')
  await goTo(shown.router, '/contact')
  fail('getTime', 'drop')
  act(() => void shown.store.dispatch(reportUnreachable()))
  await waitFor(() => expect(shown.router.state.location.pathname).toBe('/maintenance'))
  await answer(row.call, 'Welcome to Doerscircle')
  expect(shown.router.state.location.pathname).toBe('/maintenance')
})

it('the outage page does not count as chosen: an answer during it still leads on', async () => {
  const { row, shown } = await send('signing up')
  fail('getTime', 'drop')
  act(() => void shown.store.dispatch(reportUnreachable()))
  await waitFor(() => expect(shown.router.state.location.pathname).toBe('/maintenance'))
  await answer(row.call, 'Welcome to Doerscircle')
  await waitFor(() => expect(shown.router.state.location.pathname).toBe('/auth-email-verification'))
})
