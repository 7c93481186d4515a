import { requestLog } from '../requestLog'
import { writeFault } from '../rule'

/** The last 30 requests and their results. */
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
        {requestLog.read().map(({ id, method, path, status, ms, fault, complaint, at }, index) => (
          <tr key={`${at}-${index}`}>
            <th scope="row" title={id}>
              {method} {path}
            </th>
            <td>{status}</td>
            <td>{ms}</td>
            <td>{complaint ?? (fault ? writeFault(fault) : '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
