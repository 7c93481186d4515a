import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { challengeTitle } from '@mocks/stripe/challenge'
import { required } from '../required'

/** The bank's page of a payment: a frame beside the app, as with Stripe. */
export async function bankFrame(): Promise<HTMLIFrameElement> {
  const frame = await screen.findByTitle<HTMLIFrameElement>(challengeTitle)
  await waitFor(() => within(required(frame.contentDocument).body).getByRole('heading', { name: challengeTitle }))
  return frame
}

type Scope = Pick<typeof screen, 'getByRole' | 'findByRole'>

/** The button that pays, once the price and the cards have loaded. @param form its container */
export async function payButton(
  name: string | RegExp = /^(Pay S\$|Complete order)/,
  form: Scope = screen,
): Promise<HTMLElement> {
  const button = await form.findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  return button
}

/** Types a card into the visible card fields. @param form their container */
export async function typeCard(user: UserEvent, number = '4242424242424242', form: Scope = screen) {
  await user.type(await form.findByRole('textbox', { name: 'Card number' }), number)
  await user.type(form.getByRole('textbox', { name: 'Expiry' }), '1240')
  await user.type(form.getByRole('textbox', { name: 'CVC' }), '123')
}

/** Answers the bank's question. */
export async function answerBank(button: 'Complete' | 'Fail'): Promise<void> {
  const page = within(required((await bankFrame()).contentDocument).body)
  act(() => page.getByRole('button', { name: button }).click())
}
