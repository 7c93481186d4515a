import { env } from '@/lib/env'

const labels: Partial<Record<typeof env.stage, string>> = { sit: 'SIT', dev: 'DEV' }

/** Marks every page of a test environment, with the current layout breakpoint (R-LAY-04). */
export function StageBanner() {
  const label = labels[env.stage]
  if (!label) return null
  return (
    <aside className="stage-banner" aria-label="Test environment">
      <strong>{label}</strong>
      <span className="stage-sizes" aria-hidden="true" />
    </aside>
  )
}
