import { render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { once } from '@/lib/once'
import { lazyPiece } from '@/ui/lazyPiece'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? <p>It failed</p> : this.props.children)
}

it('shows nothing until it has loaded, and the next one at once', async () => {
  const load = vi.fn(() => Promise.resolve({ Greeting }))
  const Piece = lazyPiece(load, 'Greeting')
  const { container, unmount } = render(<Piece name="Ada" />)
  expect(container).toBeEmptyDOMElement()
  expect(await screen.findByText('Hello Ada')).toBeVisible()
  unmount()
  render(<Piece name="Grace" />)
  expect(screen.getByText('Hello Grace')).toBeVisible()
})

it('shows at once what was loaded ahead', async () => {
  const load = once(() => Promise.resolve({ Greeting }))
  const Piece = lazyPiece(load, 'Greeting')
  await load()
  render(<Piece name="Ada" />)
  expect(screen.getByText('Hello Ada')).toBeVisible()
})

it('hands a failure to the error boundary, and is asked for again by the next one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(() => Promise.resolve({ Greeting })).mockRejectedValueOnce(new Error('no network'))
  const Piece = lazyPiece(load, 'Greeting')
  const broken = render(
    <Boundary>
      <Piece name="Ada" />
    </Boundary>,
  )
  expect(await screen.findByText('It failed')).toBeVisible()
  broken.unmount()
  render(<Piece name="Ada" />)
  expect(await screen.findByText('Hello Ada')).toBeVisible()
})
