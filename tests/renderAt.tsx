import { configure, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { expect } from 'vitest'
import { api } from '@/api/client/api'
import { App } from '@/app/App'
import { makeRouter } from '@/app/router'
import { createMemoryRouter } from 'react-router-dom'
import { captureAttribution } from '@/store/attribution'
import { signIn } from '@/store/session'
import { startSession } from '@/store/start'
import { makeStore } from '@/store/store'
import { signInAs, type Persona } from '@mocks/personas'
import { applyScenario, type ScenarioName } from '@mocks/scenarios'
import { teardown } from './teardown'

// Page load time is not under test: a slow machine must not fail these tests.
configure({ asyncUtilTimeout: 10_000 })

type Asked = {
  /** The persona; by default the scenario's own, or a visitor. */
  as?: Persona
  scenario?: ScenarioName
}

/**
 * Renders the app at a URL, with the real router and store, on the mocks.
 * Resolves when the first page is rendered, which may be another one than requested: the guards have run.
 */
export async function renderAt(path: string, { as, scenario }: Asked = {}) {
  const persona = scenario ? applyScenario(scenario) : undefined
  history.replaceState(null, '', path)
  captureAttribution(location.search)
  const store = makeStore()
  const stop = startSession(store)
  const answer = signInAs(as ?? persona ?? 'visitor')
  if (answer) await store.dispatch(signIn(answer))
  const router = makeRouter(store, (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [path] }),
  )
  teardown.add(() => {
    stop()
    router.dispose()
    store.dispatch(api.util.resetApiState())
  })
  const user = userEvent.setup()
  const view = render(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  )
  const standing = () => router.state.initialized && router.state.navigation.state === 'idle'
  await waitFor(() => expect(standing()).toBe(true), { timeout: 10_000 })
  return { user, store, router, ...view }
}
