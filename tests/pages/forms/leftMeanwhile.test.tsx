import { describe, expect, it } from 'vitest'
import type { OperationId } from '@/contract/route'
import { act, db, dialog, fail, goTo, release, renderAt, required, screen, sent, toasts, type Shown } from '@tests/page'
import { typeName } from '../admin/admin'
import { fill, showForm, submit } from './fillForm'
import { forms } from './forms'

const elsewhere = '/contact'

/** What hangs is answered, and told. */
async function answer(call: OperationId, told: string) {
  await release(() => {
    expect(toasts().join()).toContain(told)
    expect(sent(call)).toHaveLength(1)
  })
}

/** Whatever follows from the answer has begun by then. */
const staysThere = async ({ router }: Shown) => {
  await act(async () => void (await Promise.resolve()))
  expect([router.state.location.pathname, router.state.navigation.state]).toEqual([elsewhere, 'idle'])
}

describe('Nobody is moved from a page that they chose while an earlier one was waiting for its answer', () => {
  it.each([
    ['signing up', 'Welcome to Doerscircle'],
    ['the activation email again', 'We have sent you a new activation email'],
    ['a new event', "Event 'Lettering night' created"],
    ['the new password of a link', 'Your password has been successfully changed'],
  ])('%s', async (name, told) => {
    const row = required(forms.find((one) => one.name === name))
    const shown = await showForm(row)
    await fill(row)
    fail(row.call, 'hang')
    await submit(row, shown)
    await screen.findByRole('button', { name: row.submit, busy: true })
    await goTo(shown.router, elsewhere)
    await answer(row.call, told)
    await staysThere(shown)
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
