import { useRef, useState, type ReactNode } from 'react'
import { certaintyOf } from '@/lib/certainty'
import { singleFlight } from '@/lib/singleFlight'
import { Alert } from './feedback/Alert'
import { QueryBoundary, type QueryResult } from './feedback/QueryBoundary'
import { attempt } from './attempt'
import { Button } from './Button'
import { Dialog } from './overlay/Dialog'
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
  /** Dependent objects; the action is disabled until they are known. */
  impact: QueryResult<readonly Impact[]>
  /** Shown when nothing depends on it. */
  noImpact?: ReactNode
  /** What the action means, above the list. */
  children?: ReactNode
  /** Text to type as confirmation: a name, an email address. */
  typed?: string
  onConfirm: () => unknown
  /**
   * Checks whether the action has taken effect: after success, and if the response was lost. Without it, a lost
   * response disables sending again.
   */
  readBack?: () => Promise<boolean>
  onDone?: () => void
}

type Problem = { kind: 'failed' | 'unknown'; text: string }

const unknown = 'No answer arrived, so we don’t know whether this was done. Nothing is sent again until we know.'

/** Confirms an action with consequences: lists dependent objects, asks for the name, and sends exactly one request. */
export function ImpactDialog(props: Props) {
  const { open, onClose, name, verb, object, impact, noImpact, children, typed, onConfirm, readBack, onDone } = props
  const cancel = useRef<HTMLButtonElement>(null)
  const [word, setWord] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const close = () => {
    setWord('')
    setProblem(undefined)
    onClose()
  }
  const finish = () => {
    close()
    onDone?.()
  }

  /** Determines the outcome. @param sent how the request ended; undefined if it is only checked again */
  const settle = async (sent?: { ok: boolean; error?: unknown }) => {
    if (sent && !sent.ok && certaintyOf(sent.error) === 'refused')
      return setProblem({ kind: 'failed', text: messageOf(sent.error) ?? 'Something went wrong.' })
    if (!readBack) return sent?.ok ? finish() : setProblem({ kind: 'unknown', text: unknown })
    const read = await attempt(readBack)
    if (read.ok && read.answer) return finish()
    // A success that can't be verified is still a success.
    if (sent?.ok && !read.ok) return finish()
    if (!read.ok) return setProblem({ kind: 'unknown', text: unknown })
    setProblem({
      kind: 'failed',
      text: sent?.ok
        ? 'The server accepted this, but it hasn’t taken effect.'
        : (messageOf(sent?.error) ?? 'This wasn’t done. You can try again.'),
    })
  }

  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    const flight = await singleFlight(`impact:${name}`, work)
    setBusy(false)
    if ('running' in flight) setProblem({ kind: 'failed', text: 'This is under way already. Wait a moment.' })
  }
  const confirm = () => run(async () => settle(await attempt(onConfirm)))

  const known = impact.isError ? undefined : impact.data
  const isTyped = typed === undefined || word.trim() === typed
  const why =
    known === undefined ? 'Wait until it’s known what this affects.' : isTyped ? undefined : `Type ${typed} to confirm.`
  return (
    <Dialog
      open={open}
      onClose={close}
      locked={busy}
      focusOn={cancel}
      title={`${verb} ${object}?`}
      actions={
        <>
          <Button ref={cancel} variant="outline-secondary" onClick={close} disabled={busy}>
            Cancel
          </Button>
          {problem?.kind !== 'unknown' ? (
            <Button variant="danger" busy={busy} why={busy ? undefined : why} className="text-break" onClick={confirm}>
              {verb} {object}
            </Button>
          ) : (
            readBack && (
              <Button busy={busy} onClick={() => run(() => settle())}>
                Check again
              </Button>
            )
          )}
        </>
      }
    >
      {problem && (
        <Alert kind={problem.kind === 'failed' ? 'danger' : 'warning'} live>
          {problem.text}
        </Alert>
      )}
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
    </Dialog>
  )
}
