import { useId, useState, type FormEvent } from 'react'
import { backendTargets } from '../backend'
import { environment, setEnvironment } from '../settings/environment'

/** Chooses the calls that a real backend answers. */
export function BackendPart() {
  const id = useId()
  const [target, setTarget] = useState('')
  const [problem, setProblem] = useState('')
  const url = import.meta.env.VITE_BACKEND_URL as string | undefined
  const { backend } = environment
  if (!url)
    return (
      <p>
        Start with <code>VITE_BACKEND_URL=https://host/api npm start</code>: then any call, group or all of them can be
        answered by that server.
      </p>
    )
  const add = (event: FormEvent) => {
    event.preventDefault()
    const isKnown = backendTargets.includes(target)
    setProblem(isKnown ? '' : `${target} is neither a call nor a tag of the contract`)
    if (isKnown) setEnvironment({ backend: [...new Set([...backend, target])] })
  }
  return (
    <>
      <p>
        {url} answers {backend.length === 0 ? 'no calls' : 'these calls'}. Sign in there for calls that need it; the
        mocks take its token for {environment.persona ?? 'member'}’s.
      </p>
      <form onSubmit={add} className="mock-panel-row">
        <label>
          Call, tag or * for all
          <input list={id} required value={target} onChange={({ target: field }) => setTarget(field.value)} />
        </label>
        <datalist id={id}>
          {backendTargets.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <button type="submit">Ask the backend</button>
      </form>
      <p role="alert">{problem}</p>
      <ul className="mock-panel-list">
        {backend.map((name) => (
          <li key={name}>
            <code>{name}</code>{' '}
            <button type="button" onClick={() => setEnvironment({ backend: backend.filter((one) => one !== name) })}>
              Mock <span className="mock-panel-hidden">{name} </span>again
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
