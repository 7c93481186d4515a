import { useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hydration } from '@/lib/hydration'
import { BelowFold } from '@/ui/layout/BelowFold'

const live: string[] = []

function Part({ name }: { name: string }) {
  useLayoutEffect(() => void live.push(name), [name])
  return <p>{name}</p>
}

function Page() {
  useLayoutEffect(() => void live.push('page'), [])
  return (
    <main>
      <Part name="above" />
      <BelowFold>
        <Part name="below" />
      </BelowFold>
    </main>
  )
}

const page = <Page />

it('what is below the first screen becomes interactive after the part above, from the same markup', async () => {
  live.length = 0
  const root = document.createElement('div')
  root.innerHTML = renderToString(page)
  const [above, below] = root.querySelectorAll('p')
  render(page, { container: document.body.appendChild(root), hydrate: true })
  await hydration.settled()
  expect(live).toEqual(['above', 'page', 'below'])
  expect([...root.querySelectorAll('p')]).toEqual([above, below])
})

it('is settled only once every part is', async () => {
  const release = hydration.hold()
  const other = hydration.hold()
  let settled = false
  const waiting = hydration.settled().then(() => (settled = true))
  release()
  release()
  await Promise.resolve()
  expect(settled).toBe(false)
  other()
  await waiting
})

it('holds nothing back where the page is rendered, not hydrated', async () => {
  render(page)
  await hydration.settled()
})
