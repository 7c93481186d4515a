import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AfterDialogs, restDelays } from '@/ui/overlay/AfterDialogs'

const { classList } = document.body
const usual = restDelays.ms
/** Lets time pass without any use of the page, in ms. */
const rests = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

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

it('waits while the user points or types, so that it takes no click meant for the page', () => {
  vi.useFakeTimers()
  fireEvent.pointerMove(document.body)
  render(<AfterDialogs>A greeting</AfterDialogs>)
  expect(screen.queryByText('A greeting')).not.toBeInTheDocument()
  rests(usual - 1)
  fireEvent.keyDown(document.body, { key: 'Tab' })
  rests(usual - 1)
  expect(screen.queryByText('A greeting')).not.toBeInTheDocument()
  rests(usual)
  expect(screen.getByText('A greeting')).toBeVisible()
})

it('waits while a field has the focus', () => {
  vi.useFakeTimers()
  rests(10 * usual)
  render(
    <>
      <input aria-label="Your name" />
      <AfterDialogs>Hello</AfterDialogs>
    </>,
  )
  expect(screen.getByText('Hello')).toBeVisible()
  screen.getByLabelText('Your name').focus()
  render(<AfterDialogs>A greeting</AfterDialogs>)
  rests(10 * usual)
  expect(screen.queryByText('A greeting')).not.toBeInTheDocument()
  screen.getByLabelText('Your name').blur()
  rests(usual)
  expect(screen.getByText('A greeting')).toBeVisible()
})

it('waits while another window or a dialog of the system has the focus, and a moment longer', () => {
  vi.useFakeTimers()
  rests(10 * usual)
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  render(<AfterDialogs>A greeting</AfterDialogs>)
  rests(10 * usual)
  expect(screen.queryByText('A greeting')).not.toBeInTheDocument()
  hasFocus.mockReturnValue(true)
  fireEvent.focus(window)
  rests(usual - 1)
  expect(screen.queryByText('A greeting')).not.toBeInTheDocument()
  rests(usual)
  expect(screen.getByText('A greeting')).toBeVisible()
})
