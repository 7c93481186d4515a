import { useCallback, useState } from 'react'
import { useNavigation, useSearchParams, type NavigateOptions } from 'react-router-dom'

/**
 * The query of the address, but at once: the router changes the address only after its guards have run, and a field that
 * waited for it would lose letters that are typed fast.
 * @returns the query as it is or is about to be, and how to change it: from what it is to what it becomes
 */
export function usePromptParams() {
  const [params, setParams] = useSearchParams()
  const { state } = useNavigation()
  const [ahead, setAhead] = useState<URLSearchParams>()
  const arrived = `${state}?${params}`
  const [last, setLast] = useState(arrived)
  if (arrived !== last) {
    setLast(arrived)
    // Here, or somewhere else altogether: the address has the last word again.
    if (state === 'idle') setAhead(undefined)
  }
  const now = ahead ?? params
  const change = useCallback(
    (alter: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
      const next = alter(new URLSearchParams(now))
      setAhead(next)
      setParams(next, options)
    },
    [now, setParams],
  )
  return [now, change] as const
}
