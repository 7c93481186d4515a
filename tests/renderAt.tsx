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

// Pages don't go on without slow answers, as a busy machine would make them do: only single tests are about that.
maintenanceDelays.patience = patience
landingDelays.patience = patience
// Renders the whole page at once: nothing scrolls here, and most tests need all of it.
approachDelays.ms = 0

// React's development build records where each element was created, up to a limit. Here the limit counts as reached,
// which saves page tests 23 % of their CPU time; React's warnings stay, but without these locations.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined })

const isIdle = ({ state }: DataRouter) => state.initialized && state.navigation.state === 'idle'

/** Navigates, and waits until the page is shown: React may render it after the router is done. */
export async function goTo(router: DataRouter, to: string | -1): Promise<void> {
  await act(() => (to === -1 ? router.navigate(to) : router.navigate(to)))
  // A superseded navigation resolves immediately, before the page is shown.
  await waitFor(() => expect(isIdle(router)).toBe(true))
}

type Asked = {
  /** The persona; by default the scenario's own, or a visitor. */
  as?: Persona
  scenario?: ScenarioName
  /** The server's personality; by default the unchanged mocks. */
  backend?: Personality
  /** Strict mode: renders components and runs effects twice, as in development. */
  isStrict?: boolean
}

/** Lets pages show, from now on, the parts that appear once the browser has been idle. */
export const showAfterStart = () => appReady.set()

/**
 * Renders the app at a URL, with the real router and store, on the mocks.
 * Resolves when the first page is rendered, which may be another one than requested: the guards have run.
 */
export async function renderAt(path: string, { as, scenario, backend, isStrict }: Asked = {}) {
  // A scenario replaces the fault rules: those of the test are restored, before the scenario's.
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
    // Aborts reads that wait for a retry: they would be sent when no server answers any more.
    for (const read of store.dispatch(api.util.getRunningQueriesThunk())) read.abort()
    store.dispatch(api.util.resetApiState())
  })
  // All visited paths: on a slow machine, a page may be left again before the test can see it.
  const visited = new Set<string>([path])
  router.subscribe(({ location }) => visited.add(location.pathname))
  // There are no style sheets here: browser tests check `pointer-events`.
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
