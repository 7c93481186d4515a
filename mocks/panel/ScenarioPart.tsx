import { useState } from 'react'
import { scenarios } from '../scenarios'
import type { Scenario } from '../scenarios/scenario'
import { environment } from '../settings/environment'
import { addressWith } from './reload'

const all = Object.entries<Scenario>(scenarios)

/** Finds a scenario and starts it on fresh seeds. */
export function ScenarioPart() {
  const [wanted, setWanted] = useState('')
  const words = wanted.toLowerCase().split(/\s+/)
  const found = all.filter(([name, { title }]) =>
    words.every((word) => `${name} ${title}`.toLowerCase().includes(word)),
  )
  return (
    <>
      <label>
        Find
        <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </label>
      <ul className="mock-panel-list" aria-label={`${found.length} scenarios`}>
        {found.map(([name, { title, as }]) => (
          <li key={name}>
            <a href={addressWith({ scenario: name })} aria-current={environment.scenario === name}>
              <b>{name}</b> {title}
              {as ? ` (${as})` : ''}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
