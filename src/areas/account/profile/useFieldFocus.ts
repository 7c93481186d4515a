import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { patience } from '@/lib/patience'
import { reveal } from '@/lib/browser/reveal'
import { addressPairs } from './addressNames'

/** Fields that are edited under another name: a billing address equal to the home address (R-PROF-03). */
const elsewhere: Record<string, string> = Object.fromEntries(addressPairs)

const fieldNamed = (name: string) =>
  document.querySelector<HTMLElement>(`main [name="${CSS.escape(name)}"], main [data-field="${CSS.escape(name)}"]`)

/** Focuses the field named in the URL as soon as it is rendered. */
export function useFieldFocus(): void {
  const { search, key } = useLocation()
  useEffect(() => {
    const name = new URLSearchParams(search).get('field')
    if (!name) return
    let focused = false
    const look = () => {
      const field = fieldNamed(name) ?? fieldNamed(elsewhere[name] ?? '')
      if (!field || focused) return
      focused = true
      stop()
      // After the heading: every new page focuses its heading first.
      timer = setTimeout(() => {
        reveal(field)
        field.scrollIntoView?.({ block: 'center' })
        field.focus({ preventScroll: true })
      }, 50)
    }
    const observer = new MutationObserver(look)
    const stop = () => {
      observer.disconnect()
      clearTimeout(timer)
    }
    let timer = setTimeout(stop, patience.field)
    observer.observe(document.body, { childList: true, subtree: true })
    look()
    return stop
  }, [search, key])
}
