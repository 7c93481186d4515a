import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { lazyNamed } from '@/ui/lazyNamed'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>
const make = () => lazyNamed(() => Promise.resolve({ Greeting }), 'Greeting')
const shown = (Lazy: ReturnType<typeof make>) => (
  <Suspense fallback={<p>Loading</p>}>
    <Lazy name="Ada" />
  </Suspense>
)

it('shows the fallback until it has loaded', async () => {
  render(shown(make()))
  expect(screen.getByText('Loading')).toBeVisible()
  expect(await screen.findByText('Hello Ada')).toBeVisible()
})

it('shows no fallback for what was preloaded', async () => {
  const Lazy = make()
  await act(() => Lazy.load())
  render(shown(Lazy))
  expect(screen.getByText('Hello Ada')).toBeVisible()
})
