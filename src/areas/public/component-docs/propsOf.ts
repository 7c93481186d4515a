import { componentProps } from 'virtual:component-props'
import type { Entry } from './catalogue'

const pathByName = new Map(Object.keys(componentProps).map((path) => [path.replace(/^.*\//, ''), path]))

/** The folder below `src` that a component is in: `ui/form`. */
export const folderOf = ({ name }: Entry) => pathByName.get(name)?.replace(/\/[^/]*$/, '')

/** What the code says about a component: read when the app is built, so it is never out of date. */
export const docOf = ({ name }: Entry) => componentProps[pathByName.get(name) ?? '']
