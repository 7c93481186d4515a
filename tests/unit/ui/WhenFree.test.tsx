import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AfterDialogs } from '@/ui/overlay/AfterDialogs'

const { classList } = document.body
afterEach(() => classList.remove('modal-open'))

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
