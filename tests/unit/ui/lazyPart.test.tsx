import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { once } from '@/lib/browser/once'
import { toastLog } from '@/lib/calls/toast'
import { lazyPart } from '@/ui/lazyPart'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

it('shows nothing until it has loaded, and the next one at once', async () => {
  const load = vi.fn(() => Promise.resolve({ Greeting }))
  const Piece = lazyPart(load, 'Greeting')
  const { container, unmount } = render(<Piece name="Ada" />)
  expect(container).toBeEmptyDOMElement()
  expect(await screen.findByText('Hello Ada')).toBeVisible()
  unmount()
  render(<Piece name="Grace" />)
  expect(screen.getByText('Hello Grace')).toBeVisible()
})

it('shows at once what was loaded ahead', async () => {
  const load = once(() => Promise.resolve({ Greeting }))
  const Piece = lazyPart(load, 'Greeting')
  await load()
  render(<Piece name="Ada" />)
  expect(screen.getByText('Hello Ada')).toBeVisible()
})

it.each(['asked to', 'back online'])(
  'leaves the page as it is after a failure, and tries again when %s',
  async (when) => {
    const load = vi.fn(() => Promise.resolve({ Greeting })).mockRejectedValueOnce(new Error('no network'))
    const Piece = lazyPart(load, 'Greeting')
    render(
      <>
        <p>What was read</p>
        <Piece name="Ada" />
      </>,
    )
    await waitFor(() => expect(toastLog.read()[0]?.text).toMatch(/^We couldn’t open this/))
    expect(screen.getByText('What was read')).toBeVisible()
    if (when === 'asked to') toastLog.read()[0]?.undo?.run()
    else window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('Hello Ada')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  },
)

it('shows no toast for a part that was unmounted before it failed', async () => {
  let refuse = () => {}
  const load = () => new Promise<never>((_, fail) => (refuse = () => fail(new Error('no network'))))
  const Piece = lazyPart<'Greeting', { name: string }>(load, 'Greeting')
  const { unmount } = render(<Piece name="Ada" />)
  unmount()
  refuse()
  await new Promise((done) => setTimeout(done))
  expect(toastLog.read()).toEqual([])
})
