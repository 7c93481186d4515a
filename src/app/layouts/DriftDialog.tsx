import { useState, useSyncExternalStore } from 'react'
import { driftLog } from '@/api/client/driftLog'
import { history, reportOf } from '@/contract/drift'
import { env } from '@/lib/env'
import { Button } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { Dialog } from '@/ui/overlay/Dialog'

/** For testers: where the server's answers differed from the contract, and a report of it to pass on. */
export function DriftDialog({ onClose }: { onClose: () => void }) {
  const differences = useSyncExternalStore(driftLog.subscribe, driftLog.read)
  const [now] = useState(() => Date.now())
  const api = new URL(env.apiBaseUrl, location.href).href
  const clear = () => {
    driftLog.clear()
    onClose()
  }
  return (
    <Dialog
      side
      title="Differences from the contract"
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={clear}>
            Clear
          </Button>
          <CopyButton
            label="Copy report"
            variant="primary"
            size="md"
            text={reportOf({ stage: env.stage, api, now }, differences)}
          />
        </>
      }
    >
      <p>
        Answers from <span className="text-break">{api}</span> that don’t match openapi.yaml, since this page loaded.
      </p>
      {differences.length === 0 && <p>None so far.</p>}
      <ul className="drift-list">
        {differences.map((one) => (
          <li key={`${one.route} ${one.place} ${one.expected}`}>
            <strong>{one.id}</strong> <code>{one.route}</code>
            <br />
            <code>{one.place}</code>: {one.expected} expected, {one.found} found
            <br />
            <small>{history(one)}</small>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
