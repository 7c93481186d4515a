import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { useParam } from '@/ui/hooks/useParam'
import { useTab } from '@/ui/hooks/useTab'

/** Safari refuses to change the address more often than this within 10 s. */
const most = 100
let changes = 0

beforeEach(() => {
  changes = 0
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history)
    vi.spyOn(history, name).mockImplementation((...given) => {
      changes += 1
      if (changes > most) throw new DOMException(`Attempt to use history.${name}() too often`, 'SecurityError')
      change(...given)
    })
  }
})

function Param() {
  const [value = '0', set] = useParam('value')
  return <button onClick={() => set(String(Number(value) + 1))}>{value}</button>
}

const names = ['none', ...Array.from({ length: 140 }, (_, index) => String(index + 1))] as [string, ...string[]]

function Tab() {
  const [value, open] = useTab('value', names)
  return <button onClick={() => open(String(Number(value === 'none' ? 0 : value) + 1))}>{value}</button>
}

it.each([
  ['a selection', Param],
  ['a tab', Tab],
])(
  'a key that is held moves %s further than Safari lets the address change, which has the last one',
  async (_what, Page) => {
    const router = createBrowserRouter([{ path: '*', element: <Page /> }])
    render(<RouterProvider router={router} />)
    for (let pressed = 0; pressed < 130; pressed += 1)
      await act(async () => void fireEvent.click(screen.getByRole('button')))
    expect(screen.getByRole('button')).toHaveTextContent('130')
    await waitFor(() => expect(location.search).toBe('?value=130'))
    expect(screen.getByRole('button')).toHaveTextContent('130')
    expect(changes).toBeLessThanOrEqual(most)
    router.dispose()
  },
)
