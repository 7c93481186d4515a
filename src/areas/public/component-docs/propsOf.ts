import { componentProps } from 'virtual:component-props'
import type { Entry } from './catalogue'

/** What the code says of a component: read when the app is built, so it is never out of date. */
export const docOf = ({ folder, name }: Entry) => componentProps[`${folder}/${name}`]
