import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { WhenNear } from '@/ui/layout/WhenNear'

afterEach(() => void vi.unstubAllGlobals())

const part = (
  <WhenNear placeholder={<p>Loading</p>}>
    <p>Teams</p>
  </WhenNear>
)

it('shows a part of the page once it is about to be scrolled to, and keeps it', async () => {
  let report = (_isIntersecting: boolean) => {}
  const margins: unknown[] = []
  class Observer {
    constructor(run: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin: string }) {
      report = (isIntersecting) => run([{ isIntersecting }])
      margins.push(rootMargin)
    }
    observe() {}
    disconnect() {
      report = () => {}
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  render(part)
  await act(async () => report(false))
  expect(screen.getByText('Loading')).toBeVisible()
  expect(screen.queryByText('Teams')).not.toBeInTheDocument()
  await act(async () => report(true))
  expect(screen.getByText('Teams')).toBeVisible()
  expect(screen.queryByText('Loading')).not.toBeInTheDocument()
  await act(async () => report(false))
  expect(screen.getByText('Teams')).toBeVisible()
  // Well before it is on the screen.
  expect(margins).toEqual(['800px'])
})

it('shows it at once in browsers that cannot tell', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  render(part)
  expect(await screen.findByText('Teams')).toBeVisible()
})
