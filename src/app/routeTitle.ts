import { useMatches } from 'react-router-dom'
import { recordOf } from '@/lib/objects'

/** The title in a route's static data (`Handle`). */
export function titleOf(handle: unknown): string | undefined {
  const { title } = recordOf(handle)
  return typeof title === 'string' ? title : undefined
}

/** The title of the page in view, as its route gives it: `Orders`; empty if none does. */
export const useRouteTitle = (): string =>
  useMatches()
    .map(({ handle }) => titleOf(handle))
    .findLast((title) => title !== undefined) ?? ''
