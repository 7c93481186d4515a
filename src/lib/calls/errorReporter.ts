import { listen, together } from '@/lib/browser/listen'

/** An unexpected failure: an exception, a rejected promise, a page that could not be rendered. */
export type ReportedError = {
  error: unknown
  /** Where it was caught. */ seen: 'window' | 'promise' | 'page' | 'profile'
}

const longest = 20

let waiting: ReportedError[] = []
let heard: ((fault: ReportedError) => void) | undefined

/** Passes failures to the subscriber that writes the logs; until there is one, the first few are buffered. */
export const errorReporter = {
  report: (fault: ReportedError) => {
    if (heard) heard(fault)
    else if (waiting.length < longest) waiting.push(fault)
  },
  /** @returns an unsubscribe function */
  listen: (listener: (fault: ReportedError) => void) => {
    heard = listener
    const before = waiting
    waiting = []
    for (const fault of before) listener(fault)
    return () => {
      if (heard === listener) heard = undefined
    }
  },
}

/** Catches unhandled errors, from the start of the app. @returns a function that stops it */
export function watchErrors(): () => void {
  const { report } = errorReporter
  return together(
    listen(window, 'error', ({ error, message }) => report({ error: error ?? message, seen: 'window' })),
    listen(window, 'unhandledrejection', ({ reason }) => report({ error: reason, seen: 'promise' })),
  )
}
