import { changes } from '../changes'
import { clock } from '../settings/clock'

const hour = 3_600_000
const steps = [
  ['−1 day', -24 * hour],
  ['+1 hour', hour],
  ['+1 day', 24 * hour],
  ['+7 days', 168 * hour],
  ['+30 days', 720 * hour],
] as const

/** Shifts and freezes the server's clock. */
export function ClockPart() {
  const change = (how: () => void) => {
    how()
    changes.emit()
  }
  const move = (by: number) => {
    const at = clock.stoppedAt()
    if (at === undefined) clock.move(clock.offset() + by)
    else clock.stop(new Date(at + by).toISOString())
  }
  const stopped = clock.stoppedAt() !== undefined
  return (
    <>
      <p>
        The server’s clock {stopped ? 'stands at' : 'shows'}{' '}
        <time>{new Date(clock.now()).toLocaleString('en-SG')}</time>
      </p>
      <p className="mock-panel-row">
        {steps.map(([label, by]) => (
          <button key={label} type="button" onClick={() => change(() => move(by))}>
            {label}
          </button>
        ))}
        <button type="button" onClick={() => change(() => (stopped ? clock.stop() : clock.stop(clock.iso())))}>
          {stopped ? 'Let it run' : 'Stop it'}
        </button>
        <button
          type="button"
          onClick={() =>
            change(() => {
              clock.stop()
              clock.move(0)
            })
          }
        >
          True time
        </button>
      </p>
    </>
  )
}
