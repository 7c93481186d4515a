import { startTransition } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { promptRouter } from '@/app/promptRouter'

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  startTransition: vi.fn((run: () => void) => run()),
}))

const transitions = vi.mocked(startTransition)

/** A router on /, and how its provider hears of what happens. */
async function open() {
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/page', element: null },
  ])
  const told: string[] = []
  promptRouter(router).subscribe(({ location }) => {
    const { length } = transitions.mock.calls
    told.push(`${location.pathname}${location.search} ${length > before ? 'in a transition' : 'at once'}`)
    before = length
  })
  let before = 0
  return { router, told: () => told.splice(0) }
}

beforeEach(() => void transitions.mockClear())

it('a page that somebody goes to is rendered at once', async () => {
  const { router, told } = await open()
  await router.navigate('/page')
  expect(told().at(-1)).toBe('/page at once')
})

it('Back and changes of the query are rendered in a transition', async () => {
  const { router, told } = await open()
  await router.navigate('/page')
  told()
  await router.navigate('/page?q=ada')
  expect(told().at(-1)).toBe('/page?q=ada in a transition')
  const back = new Promise<void>((done) => {
    const stop = router.subscribe(({ location }) => {
      if (location.search !== '') return
      stop()
      done()
    })
  })
  await router.navigate(-1)
  await back
  expect(told().at(-1)).toBe('/page in a transition')
})

it('is the router itself in all else', async () => {
  const { router } = await open()
  const prompt = promptRouter(router)
  expect(prompt.state).toBe(router.state)
  await prompt.navigate('/page')
  expect(prompt.state.location.pathname).toBe('/page')
})
