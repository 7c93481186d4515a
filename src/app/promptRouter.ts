import { startTransition } from 'react'
import type { DataRouter } from 'react-router-dom'

/**
 * The router as its provider sees it. A page that somebody goes to is rendered in the task of their click, unless code or
 * guards are still awaited: in a transition React would yield to frames that show nothing new. All else stays a
 * transition: progress, the first page, Back (which renders its page whole), changes of the query.
 * @param router its provider must have `useTransitions={false}`: this decides instead
 */
export function promptRouter(router: DataRouter): DataRouter {
  let shown = router.state
  const prompt: Pick<DataRouter, 'subscribe'> = {
    subscribe: (tell) =>
      router.subscribe((state, change) => {
        const { initialized, location } = shown
        const isArrival = initialized && state.historyAction !== 'POP' && state.location.pathname !== location.pathname
        shown = state
        if (isArrival) tell(state, change)
        else startTransition(() => tell(state, change))
      }),
  }
  return Object.setPrototypeOf(prompt, router)
}
