import { render, screen } from '@testing-library/react'
import { Suspense, useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { App } from '@/app/App'
import { useAppSelector } from '@/store/hooks'
import { makeStore, type AppStore } from '@/store/store'
import { locked } from '@/store/uiSlice'

const events: string[] = []

function Lock({ name }: { name: string }) {
  const lock = useAppSelector(({ ui }) => ui.locked) ?? 'open'
  useLayoutEffect(() => void events.push(`${name} ${lock}`), [name, lock])
  return <p aria-label={name}>{lock}</p>
}

/** Above and below the fold; the state changes as soon as the part above is live. */
function Page({ store }: { store: AppStore }) {
  const lock = useAppSelector(({ ui }) => ui.locked)
  useLayoutEffect(() => void store.dispatch(locked('Paying')), [store])
  return (
    <main>
      <Lock name="above" />
      <Suspense>
        <p aria-label="from above">{lock ?? 'open'}</p>
        <Lock name="below" />
      </Suspense>
    </main>
  )
}

function app() {
  const store = makeStore()
  const router = createMemoryRouter([{ path: '/', element: <Page store={store} /> }])
  return <App store={store} router={router} markupState={store.getState()} />
}

it('a part that is hydrated last keeps its markup when the state changes before', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(app())
  const before = [...root.querySelectorAll('p')]
  expect(before.map(({ textContent }) => textContent)).toEqual(['open', 'open', 'open'])
  render(app(), { container: root, hydrate: true })
  await screen.findAllByText('Paying')
  expect([...root.querySelectorAll('p')]).toEqual(before)
  expect(before.map(({ textContent }) => textContent)).toEqual(['Paying', 'Paying', 'Paying'])
  // The part above first; the one below from the state that its markup shows.
  expect(events.slice(0, 2)).toEqual(['above open', 'below open'])
})
