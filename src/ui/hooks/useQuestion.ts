import { useCallback, useEffect, useRef, useState } from 'react'

/** Rejection of a question that was dismissed: a form that asked it stays as it is and shows no error. */
export const dismissed = { status: 'aborted' } as const

type Open<Question, Answer> = {
  question: Question
  answer: (answer: Answer) => void
  /** Rejects with `dismissed`. */
  dismiss: () => void
}

/**
 * A question that code asks the user and waits for. It is dismissed when the component unmounts; otherwise the code that
 * waits for the answer, a form for example, would stay locked.
 * @returns `ask`, and the `open` question with the functions that settle it
 */
export function useQuestion<Question, Answer = void>() {
  const [open, setOpen] = useState<Open<Question, Answer>>()
  const pending = useRef<(() => void) | undefined>(undefined)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      pending.current?.()
    }
  }, [])

  const ask = useCallback(
    (question: Question) =>
      new Promise<Answer>((resolve, reject) => {
        pending.current?.()
        // Code that waited for something else before it asks may outlast the page.
        if (isGone.current) return reject(dismissed)
        pending.current = () => reject(dismissed)
        setOpen({
          question,
          answer: (answer) => {
            setOpen(undefined)
            resolve(answer)
          },
          dismiss: () => {
            setOpen(undefined)
            reject(dismissed)
          },
        })
      }),
    [],
  )
  return { ask, open }
}
