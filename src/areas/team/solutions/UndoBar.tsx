import { useState } from 'react'
import { giveReason, holdChange, undoChange, type QueuedChange } from '@/components/team/pendingAssignments'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { object, text } from '@/ui/form/rules'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import './undoBar.scss'

/** The changes that are about to be sent: each can be undone, and a removal can be given a reason. */
export function UndoBar({ pending }: { pending: readonly QueuedChange[] }) {
  const [explaining, explain] = useState<QueuedChange>()
  const waiting = pending.filter(({ phase }) => phase === 'waiting')
  return (
    <>
      <ul className="plain undo-bar" aria-label="Pending changes" hidden={waiting.length === 0}>
        {waiting.map((change) => (
          <Waiting
            key={change.unitId}
            change={change}
            onExplain={() => {
              holdChange(change.unitId)
              explain(change)
            }}
          />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {waiting.length > 0 && changeText(waiting[waiting.length - 1])}
      </p>
      {explaining && <Reason change={explaining} onClose={() => explain(undefined)} />}
    </>
  )
}

const changeText = (change: QueuedChange | undefined) =>
  change &&
  (change.kind === 'assign'
    ? `${change.title} will be assigned to ${change.memberName}.`
    : `${change.title} will be removed from ${change.memberName}.`)

function Waiting({ change, onExplain }: { change: QueuedChange; onExplain: () => void }) {
  const { unitId, kind, title, memberName, reason } = change
  return (
    <li>
      <span className="text-break">
        {changeText(change)} {reason && <span className="text-muted">Reason: {reason}</span>}
      </span>
      <span className="actions">
        {kind === 'take' && (
          <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={onExplain}>
            {reason ? 'Change reason' : 'Add a reason'}
          </Button>
        )}
        <Button
          variant="outline-secondary"
          size="sm"
          aria-label={`Undo ${title} for ${memberName}`}
          onClick={() => undoChange(unitId)}
        >
          Undo
        </Button>
      </span>
    </li>
  )
}

const schema = object({ reason: text({ max: 500 }) })

/** Form for the reason sent to the member. The change isn't sent until the form is closed. */
function Reason({ change, onClose }: { change: QueuedChange; onClose: () => void }) {
  const dispatch = useAppDispatch()
  const { unitId, title, memberName, reason = '' } = change
  const close = (given?: string) => {
    dispatch(giveReason(unitId, given))
    onClose()
  }
  return (
    <FormDialog
      title={`Why are you removing ${title}?`}
      initial={{ reason }}
      schema={schema}
      draftKey={`removal-reason:${unitId}`}
      submit="Save reason"
      onSubmit={(values) => Promise.resolve(values)}
      onDone={(_answer, values) => close(values.reason ?? '')}
      onClose={() => close()}
    >
      <TextAreaField name="reason" label="Reason" hint={`Shown to ${memberName}.`} optional />
    </FormDialog>
  )
}
