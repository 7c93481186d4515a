import { useState, type ReactNode } from 'react'
import { certaintyOf } from '@/lib/certainty'
import { singleFlight } from '@/lib/singleFlight'
import { QueryBoundary, type QueryResult } from './feedback/QueryBoundary'
import { attempt, attemptInPlace } from './attempt'
import { Button } from './Button'
import { ActDialog, type ActProblem } from './overlay/ActDialog'
import { useShown } from './hooks/useShown'
import { messageOf } from './feedback/ErrorState'
import { ImpactList, type Impact } from './ImpactList'
import { Skeleton } from './feedback/Skeleton'
import { TypedName } from './TypedName'

type Props = {
  open: boolean
  onClose: () => void
  /** Identifies the action across mounts and tabs, so that it is sent once: `delete-user:u-3`. */
  name: string
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
  /** Text to type as confirmation: a name, an email address. */
  typed?: string
  /** Label of the button that leaves everything as it is, if the verb is Cancel itself: `Keep subscription`. */
  dismiss?: string
  onConfirm: () => unknown
  /**
   * Checks whether the action has taken effect: after success, and if the response was lost. Without it, a lost
   * response disables sending again.
   */
  readBack?: () => Promise<boolean>
  onDone?: () => void
}

type Sent = Awaited<ReturnType<typeof attemptInPlace>>

const unknown = 'We didn’t get a response, so we don’t know if this was done. We won’t send it again until we know.'

/** Confirms an action with consequences: lists dependent objects, asks for the name, and sends exactly one request. */
export function ImpactDialog(props: Props) {
  const { open, onClose, name, verb, object, impact, noImpact, children, typed, dismiss = 'Cancel' } = props
  const { onConfirm, readBack, onDone } = props
  const [word, setWord] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ActProblem>()
  const isShown = useShown(open)
  const close = () => {
    setWord('')
    setProblem(undefined)
    onClose()
  }
  const finish = () => {
    close()
    onDone?.()
  }

  const fail = (sent: Sent | undefined, otherwise: string) => {
    const told = sent && !sent.ok ? { text: messageOf(sent.error), notice: sent.notice?.text } : undefined
    const text = told?.text ?? otherwise
    setProblem({ kind: 'danger', text, headline: told?.notice === text ? undefined : told?.notice })
  }

  /** Determines the outcome. @param sent how the request ended; undefined if it is only checked again */
  const settle = async (sent?: Sent) => {
    if (sent && !sent.ok && certaintyOf(sent.error) === 'refused') return fail(sent, 'Something went wrong.')
    if (!readBack) return sent?.ok ? finish() : setProblem({ kind: 'warning', text: unknown })
    const read = await attempt(readBack)
    if (read.ok && read.answer) return finish()
    // A success that can't be verified is still a success.
    if (sent?.ok && !read.ok) return finish()
    if (!read.ok) return setProblem({ kind: 'warning', text: unknown })
    if (sent?.ok) fail(undefined, 'The server accepted this, but it hasn’t taken effect.')
    else fail(sent, 'This wasn’t done. You can try again.')
  }

  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    const flight = await singleFlight(`impact:${name}`, work)
    setBusy(false)
    if ('running' in flight) setProblem({ kind: 'danger', text: 'This is already running. Wait a moment.' })
  }
  const confirm = () => run(async () => settle(await attemptInPlace(onConfirm, isShown)))

  const known = impact.isError ? undefined : impact.data
  const isTyped = typed === undefined || word.trim() === typed
  const wait =
    known === undefined ? 'Wait until we know what this affects.' : isTyped ? undefined : `Type ${typed} to confirm.`
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
        problem?.kind !== 'warning' ? (
          <Button variant="danger" busy={busy} why={busy ? undefined : why} className="text-break" onClick={confirm}>
            {verb} {object}
          </Button>
        ) : (
          readBack && (
            <Button busy={busy} onClick={() => run(() => settle())}>
              Check again
            </Button>
          )
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
      {typed !== undefined && <TypedName typed={typed} value={word} onChange={setWord} disabled={busy} />}
    </ActDialog>
  )
}
