import { expect, it } from 'vitest'
import { aboutQuestions } from '@/domain/account/aboutYou'
import { signIn } from '@/store/session/session'
import { fail, renderAt, screen, signInAs, waitFor } from '@tests/page'

const [first] = aboutQuestions

it('keeps the answers if the session expires at the last question', async () => {
  const { user, router, store } = await renderAt('/about-you', { scenario: 'personalisation-due' })
  const choice = first?.options[1] ?? ''
  await user.click(await screen.findByLabelText(choice))
  fail('savePersonalization', '401x1')
  await user.click(screen.getByRole('button', { name: 'Skip the rest' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  await screen.findByRole('heading', { level: 1, name: 'Sign in' })
  const answer = signInAs('member')
  if (answer) await store.dispatch(signIn(answer))
  await waitFor(() => expect(router.state.location.pathname).toBe('/about-you'))
  expect(await screen.findByLabelText(choice)).toBeChecked()
})
