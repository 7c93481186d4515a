import type { ReactNode } from 'react'

/** One live state of a component, with its name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="docs-state" aria-label={name}>
      <h3>{name}</h3>
      <div>{children}</div>
    </section>
  )
}
