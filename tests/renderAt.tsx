import { act, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as React from 'react'
import { expect } from 'vitest'
import { api } from '@/api/client/api'
import { App } from '@/app/App'
import { maintenanceDelays } from '@/app/maintenance'
import { makeRouter } from '@/app/router'
import { createMemoryRouter, type DataRouter } from 'react-router-dom'
import { appReady } from '@/lib/browser/appReady'
import { landingDelays } from '@/store/account/activeAccount'
import { captureAttribution } from '@/store/tracking/attribution'
import { signIn } from '@/store/session/session'
import { startSession } from '@/store/session/start'
import { makeStore } from '@/store/store'
import { approachDelays } from '@/ui/hooks/useApproached'
import { setEnvironment, type Personality } from '@mocks/settings/environment'
import { readRules, setRules } from '@mocks/settings/faults'
import { signInAs, type Persona } from '@mocks/personas'
import { applyScenario, type ScenarioName } from '@mocks/scenarios'
import { teardown } from './teardown'
import { patience } from './waits'
import { watch } from './watch'

// A page that goes on without a slow answer is what single tests are about, not what a busy machine decides.
maintenanceDelays.patience = patience
landingDelays.patience = patience
// There is no scrolling here, and most tests look at the whole page.
approachDelays.ms = 0

// React's development build records for every element where it was made, up to a limit, which counts as reached here:
// page tests take 23 % less processor time. Its warnings are the same, only without those places.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined })

const isIdle = ({ state }: DataRouter) => state.initialized && state.navigation.state === 'idle'

/** Navigates, and waits until the page is shown: the router has arrived before React has rendered it. */
export async function goTo(router: DataRouter, to: string | -1): Promise<void> {
  await act(() => (to === -1 ? router.navigate(to) : router.navigate(to)))
  // A navigation that another has superseded resolves at once.
  await waitFor(() => expect(isIdle(router)).toBe(true))
}

type Asked = {
  /** The persona; by default the scenario's own, or a visitor. */
  as?: Persona
  scenario?: ScenarioName
  /** Which server answers; by default the mocks as they are. */
  backend?: Personality
  /** With everything rendered and every effect run twice, as in development. */
  isStrict?: boolean
}

/** From now on pages show what appears once the browser was idle. */
export const showAfterStart = () => appReady.set()

/**
 * Renders the app at a URL, with the real router and store, on the mocks.
 * Resolves when the first page is rendered, which may be another one than requested: the guards have run.
 */
export async function renderAt(path: string, { as, scenario, backend, isStrict }: Asked = {}) {
  // A scenario sets its own rules; those of the test come first, and stay.
  const rules = readRules()
  const persona = scenario ? applyScenario(scenario) : undefined
  setRules([...rules, ...readRules().filter((rule) => !rules.includes(rule))])
  if (backend) setEnvironment({ personality: backend })
  // The contract does not know the words of the strange server.
  if (backend === 'strange') watch.allowContractBreach()
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
    // A read that waits for its next try would be sent when no server answers any more.
    for (const read of store.dispatch(api.util.getRunningQueriesThunk())) read.abort()
    store.dispatch(api.util.resetApiState())
  })
  // A page may be left again before a slow machine looks at it.
  const visited = new Set<string>([path])
  router.subscribe(({ location }) => visited.add(location.pathname))
  // Pages have no style sheets here: the browser tests check whether something lets the pointer through.
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const Mode = isStrict ? React.StrictMode : React.Fragment
  const view = render(
    <Mode>
      <App store={store} router={router} />
    </Mode>,
  )
  await waitFor(() => expect(isIdle(router)).toBe(true))
  return { user, store, router, visited, ...view }
}
