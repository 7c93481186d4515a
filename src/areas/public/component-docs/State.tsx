import { createContext, type ReactNode } from 'react'

/** The name of the state around a demo, which also names its form. */
export const StateName = createContext('')

/** One live state of a component, with its name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="docs-state" aria-label={name}>
      <h3>{name}</h3>
      <div>
        <StateName value={name}>{children}</StateName>
      </div>
    </section>
  )
}
