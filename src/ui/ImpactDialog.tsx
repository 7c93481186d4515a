import { useState, type ReactNode } from 'react'
import { isTypedName } from '@/lib/typedName'
import { QueryBoundary, type QueryResult } from './feedback/QueryBoundary'
import { Button } from './Button'
import { ActDialog } from './overlay/ActDialog'
import { CheckAgain } from './overlay/CheckAgain'
import { useSendOnce, type SendOnce } from './overlay/useSendOnce'
import { ImpactList, type Impact } from './ImpactList'
import { Skeleton } from './feedback/Skeleton'
import { TypedName } from './TypedName'

type Props = SendOnce & {
  open: boolean
  onClose: () => void
  /** Verb of the action: `Delete`. */
  verb: string
  /** Name of the object; title and button contain it. */
  object: string
  /** Why it can't be done at all: the dialog can be opened by its address. */
  why?: string | undefined
  /** Dependent objects; the action is disabled until they are known. */
  impact: QueryResult<readonly Impact[]>
  /** Shown when nothing depends on it. */
  noImpact?: ReactNode
  /** What the action means, above the list. */
  children?: ReactNode
  /**
   * Text to type as confirmation: an email address, the name of an installation; by default the object. What deletes
   * something, or ends it for good, is typed. `false` is for the rest: what can be taken back with another action, and
   * what only adds to the records.
   */
  typed?: string | false | undefined
  /** Label of the button that leaves everything as it is, if the verb is Cancel itself: `Keep subscription`. */
  dismiss?: string
  onDone?: () => void
}

/** Confirms an action with consequences: lists dependent objects, asks for the name, and sends exactly one request. */
export function ImpactDialog(props: Props) {
  const { open, onClose, verb, object, impact, noImpact, children, typed = object, dismiss = 'Cancel', onDone } = props
  const [word, setWord] = useState('')
  const once = useSendOnce({ ...props, title: `${verb} ${object}` }, open, () => {
    setWord('')
    onClose()
    onDone?.()
  })
  const { busy, problem } = once
  const close = () => {
    setWord('')
    once.dismiss()
    onClose()
  }

  const known = impact.isError ? undefined : impact.data
  const isTyped = typed === false || isTypedName(word, typed)
  const wait =
    known === undefined ? 'Wait until we know what this affects.' : isTyped ? undefined : `Type “${typed}” to confirm.`
  const why = props.why ?? wait
  return (
    <ActDialog
      open={open}
      onClose={close}
      busy={busy}
      title={`${verb} ${object}?`}
      dismiss={dismiss}
      problem={problem}
      act={
        once.isUnanswered ? (
          <CheckAgain once={once} />
        ) : (
          <Button variant="danger" busy={busy} why={busy ? undefined : why} className="text-break" onClick={once.send}>
            {verb} {object}
          </Button>
        )
      }
    >
      {children}
      <QueryBoundary
        query={impact}
        errorTitle="We couldn’t load what this affects"
        skeleton={<Skeleton rows={3} label="Loading what this affects" />}
        empty={noImpact ?? <p>Nothing else is affected.</p>}
      >
        {(lines) => <ImpactList lines={lines} />}
      </QueryBoundary>
      {typed !== false && <TypedName typed={typed} value={word} onChange={setWord} disabled={busy} />}
    </ActDialog>
  )
}
