import { listen, together } from '@/lib/browser/listen'

/** An unexpected failure: an exception, a rejected promise, a page that could not be rendered. */
export type ReportedError = {
  error: unknown
  /** Where it was caught. */ seen: 'window' | 'promise' | 'page' | 'profile'
}

const longest = 20

let buffered: ReportedError[] = []
let subscriber: ((fault: ReportedError) => void) | undefined

/** Passes failures to the subscriber that writes the logs; until there is one, the first few are buffered. */
export const errorReporter = {
  report: (fault: ReportedError) => {
    if (subscriber) subscriber(fault)
    else if (buffered.length < longest) buffered.push(fault)
  },
  /** @returns an unsubscribe function */
  listen: (listener: (fault: ReportedError) => void) => {
    subscriber = listener
    const before = buffered
    buffered = []
    for (const fault of before) listener(fault)
    return () => {
      if (subscriber === listener) subscriber = undefined
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
