/** Something that went wrong where nobody was asked: an exception, a rejected promise, a page that could not be drawn. */
export type Fault = { error: unknown; /** What noticed it. */ seen: 'window' | 'promise' | 'page' | 'profile' }

const longest = 20

let waiting: Fault[] = []
let heard: ((fault: Fault) => void) | undefined

/** Takes what goes wrong to whoever writes the logs; until somebody does, the first few wait. */
export const faults = {
  tell: (fault: Fault) => {
    if (heard) heard(fault)
    else if (waiting.length < longest) waiting.push(fault)
  },
  /** @returns how to stop */
  listen: (listener: (fault: Fault) => void) => {
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
export function watchFaults(): () => void {
  const onError = ({ error, message }: ErrorEvent) => faults.tell({ error: error ?? message, seen: 'window' })
  const onRejection = ({ reason }: PromiseRejectionEvent) => faults.tell({ error: reason, seen: 'promise' })
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}
