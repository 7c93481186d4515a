import { CheckLg } from 'react-bootstrap-icons'
import './stepper.scss'

type Props = {
  steps: readonly string[]
  /** Current step, from 1; one past the last when all are done. */
  step: number
  label?: string
}

/** Progress through steps, as circles on a line: with three steps none, half, or all of the line is filled. */
export function Stepper({ steps, step, label = 'Progress' }: Props) {
  const walked = Math.round((Math.min(step, steps.length) - 1) * (100 / Math.max(1, steps.length - 1)))
  // From the centre of the first circle to the centre of the last.
  const start = `${50 / steps.length}%`
  const whole = 100 - 100 / steps.length
  return (
    <div className="stepper">
      <svg
        className="stepper-line"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={walked}
      >
        <rect x={start} width={`${whole}%`} height="2" />
        <rect className="stepper-walked" x={start} width={`${(whole * walked) / 100}%`} height="2" />
      </svg>
      <ol>
        {steps.map((name, index) => {
          const done = index + 1 < step
          const now = index + 1 === step
          return (
            <li key={name} aria-current={now ? 'step' : undefined} className={done ? 'stepper-done' : undefined}>
              <span className="stepper-circle num" aria-hidden="true">
                {done ? <CheckLg /> : index + 1}
              </span>
              <span className="stepper-name">
                {name}
                {done && <span className="visually-hidden">, done</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
