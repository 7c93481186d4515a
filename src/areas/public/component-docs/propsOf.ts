import { componentProps } from 'virtual:component-props'
import type { Entry } from './catalogue'

const pathByName = new Map(Object.keys(componentProps).map((path) => [path.replace(/^.*\//, ''), path]))

/** The component's folder below `src`, such as `ui/form`. */
export const folderOf = ({ name }: Entry) => pathByName.get(name)?.replace(/\/[^/]*$/, '')

/** Documentation extracted from the source at build time, so it is never out of date. */
export const docOf = ({ name }: Entry) => componentProps[pathByName.get(name) ?? '']
