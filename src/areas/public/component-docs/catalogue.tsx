import type { FormikValues } from 'formik'
import type { ComponentType } from 'react'
import { componentProps } from 'virtual:component-props'
import { readableWord } from '@/lib/text/wording'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { lazyPart } from '@/ui/lazyPart'
import { CodeSection } from './CodeSection'

/** `initial` are the initial values of the form around the demo. */
type Module = { Demo: ComponentType; initial?: FormikValues }

const modules = import.meta.glob<Module>('./demos/*/*.tsx')
const codes = import.meta.glob<string>('./demos/*/*.tsx', { query: '?raw', import: 'default' })
const sources = new Map(Object.keys(componentProps).map((path) => [path.replace(/^.*\//, ''), path]))

export type Entry = ReturnType<typeof entryOf>

function entryOf([path, load]: [string, () => Promise<Module>]) {
  const [, , group = '', file = ''] = path.split('/')
  const name = file.replace('.tsx', '')
  const source = sources.get(name) ?? ''
  return {
    /** The component's name in the code, also used in its URL. */
    name,
    /** The folder of its demo. */
    group: readableWord(group),
    /** The component's path below `src`, such as `ui/form/Form`. */
    source,
    /** Documentation extracted from the source at build time, so it is never out of date. */
    doc: componentProps[source],
    Demo: lazyPart(
      async () => {
        const { Demo, initial } = await load()
        if (!initial) return { Demo }
        const { Form } = await import('@/ui/form/Form')
        return { Demo: () => <Form label={name} initial={initial} onSubmit={() => undefined} children={<Demo />} /> }
      },
      'Demo',
      <Skeleton rows={4} label="Loading the example" />,
    ),
    Code: lazyPart(
      async () => {
        const code = (await codes[path]?.()) ?? ''
        return { Code: () => <CodeSection code={code} /> }
      },
      'Code',
      <Skeleton rows={6} label="Loading the code" />,
    ),
  }
}

/** All documented components, in the order of their groups: those that have a demo. */
export const catalogue: readonly Entry[] = Object.entries(modules).map(entryOf)
