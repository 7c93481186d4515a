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

// How long a page may take is no matter of these tests: a busy machine must not fail them.
configure({ asyncUtilTimeout: 10_000 })

type Asked = {
  /** Who looks at it; without it the scenario's own persona, or a visitor. */
  as?: Persona
  scenario?: ScenarioName
}

/**
 * Shows the app at an address, with the true router and store, on the mocks.
 * Done when the first page stands, which may be another one than was asked for: the guards have run.
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
