import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { requestLog } from '@mocks/requestLog'
import { renderAt } from '@tests/renderAt'

const gate = vi.hoisted(() => {
  let open = () => undefined as void
  const opened = new Promise<void>((done) => {
    open = done
  })
  return { open, opened }
})
// The live form stays pending until the test releases it.
vi.mock('@/areas/public/login/LoginForm', async (original) => {
  await gate.opened
  return original()
})

it('the prerendered form sends nothing by itself; what is typed, sent and focused is carried over to the live one', async () => {
  const shown = await renderAt('/login')
  const form = await screen.findByRole('form', { name: 'Sign in' })
  // Outside of a dialog, a form with this method does not navigate: no password in the URL before scripts run.
  expect(form).toHaveAttribute('method', 'dialog')
  // The show-password button needs JavaScript and is added with it.
  const acts = () =>
    screen
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter(Boolean)
  const before = acts()
  await shown.user.type(screen.getByLabelText('Email address'), 'member@doers.test')
  await shown.user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
  expect(requestLog.read().filter(({ id }) => id === 'login')).toEqual([])
  gate.open()
  await waitFor(() => expect(screen.getByRole('form', { name: 'Sign in' })).not.toHaveAttribute('method'))
  expect(acts()).toEqual(before)
  expect(screen.getByLabelText('Email address')).toHaveValue('member@doers.test')
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password')
  expect(requestLog.read().filter(({ id }) => id === 'login')).toHaveLength(1)
})
