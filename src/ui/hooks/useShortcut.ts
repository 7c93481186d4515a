import { listen } from '@/lib/browser/listen'
import { useEffect, useEffectEvent } from 'react'
import '@/lib/browser/composingKeys'
import { singleKeys } from '@/lib/browser/singleKeys'

const typing =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"], [role="menu"]'

/**
 * Runs a function when one key is pressed: `useShortcut('j', next)`. Not while the user types, while a dialog is open,
 * or when single-key shortcuts are turned off.
 */
export function useShortcut(key: string, act: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const modified = event.ctrlKey || event.metaKey || event.altKey
    if (event.key !== key || modified || event.defaultPrevented || !singleKeys.areOn()) return
    if (event.target instanceof Element && event.target.closest(typing)) return
    if (document.body.classList.contains('modal-open')) return
    event.preventDefault()
    act()
  })
  useEffect(() => listen(document, 'keydown', (event) => onKey(event)), [])
}
