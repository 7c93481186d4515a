import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** How long a field may take to come with its data, in ms. */
const patience = 8000

/** Where a field is entered that is not entered under its own name: a billing address that is the home address (R-PROF-03). */
const elsewhere: Record<string, string> = {
  billingAddressLine1: 'residentialLine1',
  billingCity: 'residentialCity',
  billingPostalCode: 'residentialPostalCode',
  billingCountry: 'residentialCountry',
}

const fieldNamed = (name: string) =>
  document.querySelector<HTMLElement>(`main [name="${CSS.escape(name)}"], main [data-field="${CSS.escape(name)}"]`)

/** Brings the focus to the field that the address names, once it stands (T3.1, T3.4). */
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
      // After the heading has had it: that is where every new page puts it first.
      timer = setTimeout(() => {
        field.scrollIntoView?.({ block: 'center' })
        field.focus({ preventScroll: true })
      }, 50)
    }
    const observer = new MutationObserver(look)
    const stop = () => {
      observer.disconnect()
      clearTimeout(timer)
    }
    let timer = setTimeout(stop, patience)
    observer.observe(document.body, { childList: true, subtree: true })
    look()
    return stop
  }, [search, key])
}
