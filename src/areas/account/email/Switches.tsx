import { useId, useRef, useState } from 'react'
import { CheckCircleFill } from 'react-bootstrap-icons'
import { Alert } from '@/ui/feedback/Alert'
import { attempt } from '@/ui/attempt'

type Flags = { [name: string]: boolean }

/**
 * What is wanted of a record that several groups of switches save: every save replaces all its flags, so each sends what is
 * wanted in all groups, after the one before.
 */
export function sharedChoices<Values extends Flags>() {
  let wanted: Partial<Values> = {}
  let queue: Promise<unknown> = Promise.resolve()
  return {
    want: (flags: Partial<Values>) => {
      wanted = { ...wanted, ...flags }
    },
    /** Back to the server's values. */
    drop: (names: readonly (keyof Values)[]) => {
      for (const name of names) delete wanted[name]
    },
    save: (send: (wanted: Partial<Values>) => unknown) => {
      const saved = queue.then(() => attempt(() => send(wanted)))
      queue = saved
      return saved
    },
  }
}

type Props<Values extends Flags> = {
  label: string
  choices: ReturnType<typeof sharedChoices<Values>>
  /** The server's values; one that it left out counts as unknown. */
  values: Values
  switches: readonly { name: keyof Values & string; label: string; hint: string }[]
  save: (values: Values) => unknown
}

/** Switches that save at once and show the result inline, because saving shows no toast. */
export function Switches<Values extends Flags>({ label, choices, values, switches, save }: Props<Values>) {
  const id = useId()
  const [wanted, setWanted] = useState<Partial<Values>>({})
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle')
  const latest = useRef<Partial<Values>>({})
  const now = { ...values, ...wanted }

  const turn = async (name: keyof Values & string, on: boolean) => {
    const mine = { ...latest.current, [name]: on }
    latest.current = mine
    choices.want(mine)
    setWanted(mine)
    setState('saving')
    const { ok } = await choices.save((all) => save({ ...values, ...all }))
    // The last response belongs to the last click.
    if (latest.current !== mine) return
    setState(ok ? 'saved' : 'failed')
    if (ok) return
    choices.drop(switches.map((one) => one.name))
    latest.current = {}
    setWanted({})
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
              onChange={(event) => void turn(one.name, event.target.checked)}
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
      {state === 'failed' && (
        <Alert kind="danger" live>
          We couldn’t save your choice. Please try again.
        </Alert>
      )}
    </div>
  )
}
