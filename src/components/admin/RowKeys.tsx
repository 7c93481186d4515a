import { useSyncExternalStore } from 'react'
import { singleKeys } from '@/lib/browser/singleKeys'
import { useShortcut } from '@/ui/hooks/useShortcut'

const rows = () => [...document.querySelectorAll<HTMLElement>('main tr[data-row]')]
const rowInFocus = () => document.activeElement?.closest<HTMLElement>('tr[data-row]')
const handleOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('input[type="checkbox"], a, button')

function move(by: number): void {
  const all = rows()
  const now = rowInFocus()
  const at = now ? all.indexOf(now) + by : 0
  handleOf(all[Math.max(0, Math.min(at, all.length - 1))])?.focus()
}

type Keys = readonly (readonly [letter: string, act: string])[]

/** Keyboard shortcuts for the rows of the table above, with a list of them. @param acts further shortcuts to list */
export function RowKeys({ acts }: { acts: Keys }) {
  useShortcut('j', () => move(1))
  useShortcut('k', () => move(-1))
  useShortcut('x', () => rowInFocus()?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click())
  return <KeyHint keys={[['J', 'next row'], ['K', 'previous row'], ['X', 'select row'], ...acts]} />
}

/** Lists the single-key shortcuts, and says where to turn them off (WCAG 2.1.4). */
export function KeyHint({ keys }: { keys: Keys }) {
  const areOn = useSyncExternalStore(singleKeys.subscribe, singleKeys.areOn)
  if (!areOn) return null
  return (
    <p className="text-muted fs-6 mt-2 d-none d-lg-block">
      Keys:{' '}
      {keys.map(([letter, act], index) => (
        <span key={letter}>
          {index > 0 && ', '}
          <kbd>{letter}</kbd> {act}
        </span>
      ))}
      . Turn them off in the command palette (Ctrl K).
    </p>
  )
}
