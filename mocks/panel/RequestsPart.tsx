import { useState } from 'react'
import { requestLog, type LoggedRequest } from '../requestLog'
import { writeFault } from '../rule'

const longest = 20_000

/** Indented JSON, cut off if it is too long to read. */
function written(json: unknown): string {
  const text = JSON.stringify(json, null, 2)
  return text.length > longest ? `${text.slice(0, longest)}\n… ${text.length - longest} more characters` : text
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The bodies of a request; formatted only while it is open. */
function Bodies({ id, method, path, sent, json }: LoggedRequest) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {method} {path}
      </summary>
      {open && (
        <>
          {id && <p>{id}</p>}
          {sent !== undefined && <pre aria-label="Sent">{written(parsed(sent))}</pre>}
          {json === undefined ? <p>No answer to show</p> : <pre aria-label="Answer">{written(json)}</pre>}
        </>
      )}
    </details>
  )
}

const keys = new WeakMap<LoggedRequest, number>()
let lastKey = 0

/** A React key that a request keeps while newer ones push it down, so that an open one stays open. */
function keyOf(request: LoggedRequest): number {
  if (!keys.has(request)) keys.set(request, ++lastKey)
  return keys.get(request) ?? 0
}

const noteOf = ({ isReal, fault }: LoggedRequest) => (isReal ? 'real backend' : fault ? writeFault(fault) : '')

/** The last 30 requests and their results; each opens to its bodies. */
export function RequestsPart() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Call</th>
          <th scope="col">Status</th>
          <th scope="col">ms</th>
          <th scope="col">Fault</th>
        </tr>
      </thead>
      <tbody>
        {requestLog.read().map((request) => (
          <tr key={keyOf(request)}>
            <th scope="row">
              <Bodies {...request} />
            </th>
            <td>{request.status}</td>
            <td>{request.ms}</td>
            <td>{request.complaint ?? noteOf(request)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
