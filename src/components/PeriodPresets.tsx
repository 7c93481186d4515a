import type { Period } from '@/domain/billing/invoicePeriods'
import '@/ui/table/filters/filterBar.scss'

type Days = { from: string; to: string }

type Props = { periods: readonly Period[]; chosen: Days; onChoose: (days: Days) => void }

/** Buttons for the usual periods of a form with a first and a last day. */
export function PeriodPresets({ periods, chosen, onChoose }: Props) {
  // Two periods may have the same days, such as “last 30 days” and “this month”: only the first is marked.
  const now = periods.find(({ from, to }) => chosen.from === from && chosen.to === to)
  return (
    <div className="chips mb-3" role="group" aria-label="Usual periods">
      {periods.map((period) => (
        <button
          key={period.id}
          type="button"
          className="chip"
          aria-pressed={period === now}
          onClick={() => onChoose({ from: period.from, to: period.to })}
        >
          {period.label}
        </button>
      ))}
    </div>
  )
}
