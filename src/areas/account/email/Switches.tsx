import { useId, useRef, useState } from 'react'
import { CheckCircleFill } from 'react-bootstrap-icons'
import { certaintyOf } from '@/lib/calls/certainty'
import { Alert } from '@/ui/feedback/Alert'
import { attempt } from '@/ui/attempt'

type Flags = { [name: string]: boolean }

type Props<Values extends Flags> = {
  label: string
  /** The server's values; one that it left out counts as unknown. */
  values: Values
  /** Every `save` replaces all values of the record, so each gets all of them. */
  switches: readonly { name: keyof Values & string; label: string; hint: string; save: (values: Values) => unknown }[]
}

/** Switches that save at once and show the result inline, because saving shows no toast. */
export function Switches<Values extends Flags>({ label, values, switches }: Props<Values>) {
  const id = useId()
  const [wanted, setWanted] = useState<Partial<Values>>({})
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'refused' | 'unknown'>('idle')
  // Saves run one after the other, so the last response belongs to the last click.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useRef<Partial<Values>>({})
  const now = { ...values, ...wanted }

  const turn = ({ name, save }: (typeof switches)[number], on: boolean) => {
    const mine = { ...latest.current, [name]: on }
    latest.current = mine
    setWanted(mine)
    setState('saving')
    queue.current = queue.current.then(async () => {
      const saved = await attempt(() => save({ ...values, ...mine }))
      if (latest.current !== mine) return
      if (saved.ok) return setState('saved')
      setState(certaintyOf(saved.error) === 'refused' ? 'refused' : 'unknown')
      // Roll back to the server's values, which are read again if it isn't known what has become of this one.
      latest.current = {}
      setWanted({})
    })
  }

  return (
    <div role="group" aria-label={label}>
      {switches.map((one) => (
        <div key={one.name} className="field">
          <div className="form-check form-switch">
            <input
              id={`${id}-${one.name}`}
              type="checkbox"
              role="switch"
              className="form-check-input"
              checked={now[one.name] === true}
              aria-describedby={`${id}-${one.name}-hint`}
              onChange={(event) => turn(one, event.target.checked)}
            />
            <label className="form-check-label" htmlFor={`${id}-${one.name}`}>
              {one.label}
            </label>
            <div id={`${id}-${one.name}-hint`} className="field-hint">
              {one.hint}
              {now[one.name] === undefined && ' We don’t know your choice yet.'}
            </div>
          </div>
        </div>
      ))}
      <div role="status" className="small email-said">
        {state === 'saving' && <span className="text-muted">Saving…</span>}
        {state === 'saved' && (
          <span className="text-success">
            <CheckCircleFill aria-hidden /> Saved
          </span>
        )}
      </div>
      {state === 'refused' && (
        <Alert kind="danger" live>
          We couldn’t save your choice. Please try again.
        </Alert>
      )}
      {state === 'unknown' && (
        <Alert kind="warning" live>
          We don’t know if your choice was saved. Please check it.
        </Alert>
      )}
    </div>
  )
}
