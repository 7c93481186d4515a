import type { ReactNode } from 'react'
import './progressRing.scss'

type Props = {
  /** 0 to 100. */
  value: number
  /** Label: `Profile complete`. */
  label: string
  size?: number
  tone?: 'primary' | 'success' | 'cta' | 'warning'
  /** Shown in the middle; by default the percentage. */
  children?: ReactNode
}

/** A ring that fills with progress. */
export function ProgressRing({ value, label, size = 72, tone = 'primary', children }: Props) {
  const now = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div
      className={`pring pring-${tone}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={now}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg
        width={size}
        height={size}
        viewBox="0 0 36 36"
        fill="none"
        strokeWidth="3.5"
        aria-hidden="true"
        focusable="false"
      >
        <circle className="pring-track" cx="18" cy="18" r="15.5" />
        {now > 0 && (
          <circle
            className="pring-fill"
            cx="18"
            cy="18"
            r="15.5"
            pathLength="100"
            strokeDasharray={`${now} 100`}
            strokeLinecap={now < 100 ? 'round' : undefined}
            transform="rotate(-90 18 18)"
          />
        )}
      </svg>
      <span className="pring-text num">{children ?? `${now}%`}</span>
    </div>
  )
}
