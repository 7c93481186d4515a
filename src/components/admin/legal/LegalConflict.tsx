import { formatDateTime } from '@/lib/dates/dates'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { versionName, type LegalText } from './legalEditing'

type Props = {
  latest: LegalText
  /** Keeps the typed text as the successor of the latest version. */
  onKeep: () => void
  /** Replaces the typed text with the latest version. */
  onTake: () => void
}

/** Someone else published a version while this one was being written: nothing is sent before the user has chosen. */
export function LegalConflict({ latest, onKeep, onTake }: Props) {
  const name = versionName(latest)
  return (
    <Alert
      kind="caution"
      live
      title={`Someone else published version ${name}${latest.createdAt ? ` on ${formatDateTime(latest.createdAt)}` : ''}`}
      actions={
        <>
          <Button size="sm" onClick={onKeep}>
            Keep my text
          </Button>
          <Button size="sm" variant="outline-secondary" onClick={onTake}>
            Start from version {name}
          </Button>
        </>
      }
    >
      <p>
        {latest.versionNotes && `It says: “${latest.versionNotes}”. `}The comparison above shows how your text would
        change it.
      </p>
    </Alert>
  )
}
