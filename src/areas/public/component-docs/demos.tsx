import type { ComponentType, ReactNode } from 'react'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { lazyPart } from '@/ui/lazyPart'
import { State } from './State'

type Demo = { states: Record<string, ReactNode> }

const modules = import.meta.glob<Demo>('./demos/*/*.tsx')
const codes = import.meta.glob<string>('./demos/*/*.tsx', { query: '?raw', import: 'default' })

const pathByName = new Map(Object.keys(modules).map((path) => [path.replace(/^.*\/|\.tsx$/g, ''), path]))
const pathOf = (name: string) => pathByName.get(name) ?? ''

/** Names of all components that have demos. */
export const demoNames = [...pathByName.keys()]

const made = new Map<string, ComponentType>()

/** The live states of a component, lazy-loaded. */
export function statesOf(name: string): ComponentType | undefined {
  const load = modules[pathOf(name)]
  if (!load) return undefined
  const known = made.get(name)
  if (known) return known
  const States = lazyPart(
    async () => {
      const { states } = await load()
      return {
        States: () =>
          Object.entries(states).map(([label, state]) => <State key={label} name={label} children={state} />),
      }
    },
    'States',
    <Skeleton rows={4} label="Loading the states" />,
  )
  made.set(name, States)
  return States
}

/** The source of the running demo, for copying. */
export const codeOf = async (name: string): Promise<string> => (await codes[pathOf(name)]?.()) ?? ''
