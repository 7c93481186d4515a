import type { Period } from '@/domain/billing/invoicePeriods'
import '@/ui/table/filters/filterBar.scss'

type Days = { from: string; to: string }

type Props = { periods: readonly Period[]; chosen: Days; onChoose: (days: Days) => void }

/** Buttons for the usual periods of a form with a first and a last day. */
export function PeriodPresets({ periods, chosen, onChoose }: Props) {
  return (
    <div className="chips mb-3" role="group" aria-label="Usual periods">
      {periods.map(({ id, label, from, to }) => (
        <button
          key={id}
          type="button"
          className="chip"
          aria-pressed={chosen.from === from && chosen.to === to}
          onClick={() => onChoose({ from, to })}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
