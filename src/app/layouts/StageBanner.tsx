import { useState, useSyncExternalStore } from 'react'
import { driftLog } from '@/api/client/driftLog'
import { env } from '@/lib/env'
import { countOf } from '@/lib/money/counts'
import { lazyPart } from '@/ui/lazyPart'

const DriftDialog = lazyPart(() => import('./DriftDialog'), 'DriftDialog')

const labels: Partial<Record<typeof env.stage, string>> = { sit: 'SIT', dev: 'DEV', local: 'Local' }

/**
 * Marks every page of a test environment, with the current layout breakpoint (R-LAY-04). Once an answer differed from
 * the contract, a button lists the differences; only then is there a banner on a developer's machine, too.
 */
export function StageBanner() {
  const { length: count } = useSyncExternalStore(driftLog.subscribe, driftLog.read)
  const [open, setOpen] = useState(false)
  // The button stays after the list was cleared: the focus returns to it.
  const [used, setUsed] = useState(false)
  const label = labels[env.stage]
  const hasButton = count > 0 || used
  if (!label || (env.stage === 'local' && !hasButton)) return null
  const show = () => {
    setUsed(true)
    setOpen(true)
  }
  return (
    <aside className="stage-banner" aria-label="Test environment">
      <strong>{label}</strong>
      <span className="stage-sizes" aria-hidden="true" />
      {hasButton && (
        <button type="button" className="stage-drift" aria-haspopup="dialog" onClick={show}>
          Contract: {countOf(count, 'difference')}
        </button>
      )}
      {open && <DriftDialog onClose={() => setOpen(false)} />}
    </aside>
  )
}
