import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Popover } from '@/ui/overlay/Popover'

/** Opened where the browser doesn't focus what is clicked (Safari). */
function open() {
  render(
    <>
      <Popover label="Resources">{() => <a href="/blog">Blog</a>}</Popover>
      <p>Plain text</p>
    </>,
  )
  const button = screen.getByRole('button', { name: 'Resources' })
  fireEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  return button
}

it('closes with Escape after a click that moved no focus', () => {
  const button = open()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
})

it('closes with a tap on plain text, which moves no focus, and not with one inside', () => {
  const button = open()
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Blog' }))
  fireEvent.pointerDown(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  fireEvent.pointerDown(screen.getByText('Plain text'))
  expect(button).toHaveAttribute('aria-expanded', 'false')
})
