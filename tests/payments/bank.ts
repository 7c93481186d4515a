import { act, screen, waitFor, within } from '@testing-library/react'
import { challengeTitle } from '@mocks/stripe/challenge'
import { required } from '../required'

/** The bank's page of a payment: a frame beside the app, as with Stripe. */
export async function bankFrame(): Promise<HTMLIFrameElement> {
  const frame = await screen.findByTitle<HTMLIFrameElement>(challengeTitle)
  await waitFor(() => within(required(frame.contentDocument).body).getByRole('heading', { name: challengeTitle }))
  return frame
}

/** Answers the bank's question. */
export async function answerBank(button: 'Complete' | 'Fail'): Promise<void> {
  const page = within(required((await bankFrame()).contentDocument).body)
  act(() => page.getByRole('button', { name: button }).click())
}
