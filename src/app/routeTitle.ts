import { useMatches } from 'react-router-dom'
import { recordOf } from '@/lib/objects'

/** The title of the page in view, as its route gives it (`Handle`): `Orders`; empty if none does. */
export const useRouteTitle = (): string =>
  useMatches()
    .map(({ handle }) => recordOf(handle).title)
    .findLast((title) => typeof title === 'string') ?? ''
