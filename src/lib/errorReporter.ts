/** Something that went wrong where nobody was asked: an exception, a rejected promise, a page that could not be drawn. */
export type ReportedError = { error: unknown; /** What noticed it. */ seen: 'window' | 'promise' | 'page' | 'profile' }

const longest = 20

let waiting: ReportedError[] = []
let heard: ((fault: ReportedError) => void) | undefined

/** Takes what goes wrong to whoever writes the logs; until somebody does, the first few wait. */
export const errorReporter = {
  report: (fault: ReportedError) => {
    if (heard) heard(fault)
    else if (waiting.length < longest) waiting.push(fault)
  },
  /** @returns how to stop */
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

/** Minds what no code has caught, from the first moment on. @returns how to stop */
export function watchErrors(): () => void {
  const onError = ({ error, message }: ErrorEvent) => errorReporter.report({ error: error ?? message, seen: 'window' })
  const onRejection = ({ reason }: PromiseRejectionEvent) => errorReporter.report({ error: reason, seen: 'promise' })
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}
