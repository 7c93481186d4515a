import { useEffect, useRef, type RefObject } from 'react'

/** A ref to the value of the latest render, for code that continues after an `await`. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
