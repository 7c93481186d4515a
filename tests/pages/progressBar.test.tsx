import { expect, it } from 'vitest'
import { act, renderAt, screen, waitFor } from '@tests/page'

const bar = () => document.querySelector('.page-bar')

it('a page that takes longer than 200 ms to come shows the bar until it is there (R-LOOK-03, R-CONST-05)', async () => {
  const { router } = await renderAt('/')
  expect(bar()).toBeNull()
  let arrive = (_page: null) => {}
  const loader = () => new Promise<null>((done) => (arrive = done))
  router.patchRoutes('default-pages', [{ id: 'slow', path: '/slow', loader, Component: () => <h1>The slow page</h1> }])
  const begun = performance.now()
  act(() => void router.navigate('/slow'))
  await waitFor(() => expect(bar()).not.toBeNull())
  expect(performance.now() - begun).toBeGreaterThanOrEqual(200)
  expect(screen.queryByRole('heading', { level: 1, name: 'The slow page' })).toBeNull()
  arrive(null)
  expect(await screen.findByRole('heading', { level: 1, name: 'The slow page' })).toBeInTheDocument()
  await waitFor(() => expect(bar()).toBeNull())
})
