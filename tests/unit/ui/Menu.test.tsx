import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Menu } from '@/ui/overlay/Menu'

async function opened() {
  render(<Menu of="Ada Tan" items={[{ label: 'Change role' }]} />)
  const button = screen.getByRole('button', { name: 'Actions for Ada Tan' })
  await userEvent.click(button)
  expect(screen.getByRole('menu')).toBeVisible()
  return (top: number) => {
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 32, 32))
    fireEvent.scroll(document)
  }
}

it('stays open for the last bit of the scroll that brought its button into view', async () => {
  const scrollTo = await opened()
  scrollTo(6)
  expect(screen.getByRole('menu')).toBeVisible()
})

it('closes once its button has scrolled away from it', async () => {
  const scrollTo = await opened()
  scrollTo(40)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})
