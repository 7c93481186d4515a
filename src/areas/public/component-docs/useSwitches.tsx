import { useEffect, useState } from 'react'
import { readColourMode, shownMode } from '@/lib/browser/colourMode'

/** Switches: dark mode for the demos only, and 200 % text size for the whole page, as in a browser (WCAG 1.4.4). */
export function useSwitches() {
  const [dark, setDark] = useState(() => shownMode(readColourMode()) === 'dark')
  const [large, setLarge] = useState(false)
  useEffect(() => {
    if (!large) return
    const { style } = document.documentElement
    style.fontSize = '200%'
    return () => {
      style.fontSize = ''
    }
  }, [large])
  const one = (label: string, on: boolean, set: (on: boolean) => void) => (
    <label className="form-check form-switch docs-switch">
      <input
        type="checkbox"
        role="switch"
        className="form-check-input"
        checked={on}
        onChange={(event) => set(event.target.checked)}
      />
      <span className="form-check-label">{label}</span>
    </label>
  )
  const switches = (
    <>
      {one('Dark', dark, setDark)}
      {one('Text at 200 %', large, setLarge)}
    </>
  )
  return { dark, large, switches }
}
