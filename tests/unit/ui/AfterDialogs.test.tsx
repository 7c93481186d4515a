import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AfterDialogs, restDelays } from '@/ui/overlay/AfterDialogs'

const { classList } = document.body
const usual = restDelays.ms
afterEach(() => {
  classList.remove('modal-open')
  restDelays.ms = usual
})

it('shows automatic dialogs at once if no dialog is open', () => {
  render(<AfterDialogs>A greeting</AfterDialogs>)
  expect(screen.getByText('A greeting')).toBeVisible()
})

it('waits until another dialog is closed, and then stays, whatever it opens itself', async () => {
  classList.add('modal-open')
  const { rerender } = render(<AfterDialogs>A greeting</AfterDialogs>)
  expect(screen.queryByText('A greeting')).not.toBeInTheDocument()
  classList.remove('modal-open')
  expect(await screen.findByText('A greeting')).toBeVisible()
  classList.add('modal-open')
  rerender(<AfterDialogs>A greeting</AfterDialogs>)
  expect(screen.getByText('A greeting')).toBeVisible()
})

it('waits while somebody points or types, so that it takes no click meant for the page', async () => {
  restDelays.ms = 60
  fireEvent.pointerMove(document.body)
  render(<AfterDialogs>A greeting</AfterDialogs>)
  expect(screen.queryByText('A greeting')).not.toBeInTheDocument()
  await new Promise((done) => setTimeout(done, 40))
  fireEvent.keyDown(document.body, { key: 'Tab' })
  await new Promise((done) => setTimeout(done, 40))
  expect(screen.queryByText('A greeting')).not.toBeInTheDocument()
  expect(await screen.findByText('A greeting')).toBeVisible()
})

it('waits while a field has the focus', async () => {
  restDelays.ms = 20
  render(
    <>
      <input aria-label="Your name" />
      <AfterDialogs>Hello</AfterDialogs>
    </>,
  )
  expect(screen.getByText('Hello')).toBeVisible()
  screen.getByLabelText('Your name').focus()
  render(<AfterDialogs>A greeting</AfterDialogs>)
  await new Promise((done) => setTimeout(done, 60))
  expect(screen.queryByText('A greeting')).not.toBeInTheDocument()
  screen.getByLabelText('Your name').blur()
  expect(await screen.findByText('A greeting')).toBeVisible()
})
