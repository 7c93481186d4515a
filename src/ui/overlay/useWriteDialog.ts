import { useEffect, useId, useState } from 'react'
import { certaintyOf, isAccepted, isOffline, isOutdated } from '@/lib/calls/certainty'
import { draftsEra } from '@/lib/storage/drafts'
import { toast } from '@/lib/calls/toast'
import { unansweredWrites, type NextStep, type ReadBack, type UnansweredWrite } from '@/lib/calls/unansweredWrites'
import { attemptInPlace } from '../attempt'
import { reasonOf } from '../feedback/ErrorState'
import { useShown } from '../hooks/useShown'
import { readTwice, useWrite } from '../useWrite'

/** `danger`: it failed; `warning`: it is unknown yet whether it was done. */
type WriteProblem = {
  kind: 'danger' | 'warning'
  text: string
  headline?: string | undefined
  /** What to do about it. */
  action?: { label: string; run: () => unknown } | undefined
}

export type ConfirmedWrite = {
  /**
   * Sends the action exactly once, even after a lost response: `delete-user:u-3`. Without it, any failure can be
   * retried.
   */
  name?: string | undefined
  onConfirm: () => unknown
  /**
   * Checks whether the action has taken effect: before it is sent, because another tab may have done it, and if the
   * response was lost. A success needs no proof. Without it, a lost response disables sending again until the page is
   * reloaded.
   */
  readBack?: ReadBack | undefined
  /** `readBack` is not called before sending, because it may be true for another reason. */
  onlyAfter?: boolean | undefined
  /** Called when the action turns out to be done, although its response was lost or unreadable. */
  onFound?: (() => void) | undefined
  /** What to do after a lost response, where nothing can be read. */
  next?: NextStep | undefined
}

type Sent = Awaited<ReturnType<typeof attemptInPlace>>

const noAnswer = 'We didn’t get a response, so we don’t know if this was done.'
const faulty = 'Something went wrong on the server, so we don’t know if this was done.'
const checkYourself = 'Check what has changed, then reload this page to try again.'

/** The message for an action whose outcome is unknown: what is known, and what to do. */
function doubtOf({ answer, readBack, isUnsaid, next }: UnansweredWrite): WriteProblem {
  const known = answer ? `${answer.text} ${faulty}` : noAnswer
  const then = readBack && !isUnsaid ? '' : ` ${next?.text ?? checkYourself}`
  return {
    kind: 'warning',
    text: `${known} We won’t send it again until we know.${then}`,
    headline: answer?.headline,
    action: readBack ? undefined : next,
  }
}

/** The server's message about a failed request. */
function answerOf({ error, notice }: Extract<Sent, { ok: false }>) {
  const text = reasonOf(error)
  return { text, headline: notice?.text === text ? undefined : notice?.text }
}

/**
 * Sends the write of a confirmation dialog. After a lost response it reads the outcome instead of sending again; a
 * failure is shown in the dialog. If the page is left before that, `UnansweredWrites` shows the dialog again.
 * @param options.title the dialog's title: `Delete Acme`
 */
export function useWriteDialog(options: ConfirmedWrite & { title: string }, open: boolean, finish: () => void) {
  const { name, title, onConfirm, readBack, onlyAfter = false, onFound, next } = options
  const own = useId()
  const key = name ?? own
  const [failure, setFailure] = useState<WriteProblem>()
  const isShown = useShown(open)
  const unanswered = unansweredWrites.get(key)
  useEffect(() => {
    if (!open) return
    unansweredWrites.move(key, 'dialog')
    return () => unansweredWrites.move(key, 'untold', 'dialog')
  }, [open, key])

  const done = () => {
    unansweredWrites.delete(key)
    setFailure(undefined)
    finish()
  }
  /** @param isReported if the dialog is gone, something else shows the failure, such as the end of the session */
  const fail = (problem: Omit<WriteProblem, 'kind'>, isReported = false) => {
    unansweredWrites.delete(key)
    setFailure({ kind: 'danger', ...problem })
    if (!isShown() && !isReported) toast.failure(problem.headline ?? title, problem.text)
  }

  /**
   * Determines the outcome.
   * @param era of the user who sent it: a user who has signed in since must not see the outcome
   * @param sent the result of the request; undefined if the outcome is only checked again
   */
  const settle = async (era: number, sent?: Sent) => {
    if (era !== draftsEra()) return
    // A success is not checked: with cached lists or delayed work, the server's records might seem to contradict it.
    if (sent?.ok) return done()
    const found = (how: string) => {
      onFound?.()
      toast.success('This has been done', { detail: how })
      done()
    }
    if (sent && isAccepted(sent.error)) return found('We couldn’t read the response.')
    const isRefused = sent && (name === undefined || certaintyOf(sent.error) === 'refused')
    // The refusal may mean that it is done already: the browser may have delivered the request twice.
    const isRepeated = isRefused && name !== undefined && isOutdated(sent.error)
    const read = readBack && (!isRefused || isRepeated) ? await attemptInPlace(() => readTwice(readBack)) : undefined
    if (era !== draftsEra()) return
    // `found` shows its own toast: after a lost response, the call has shown none.
    if (read?.ok && read.answer)
      return found(isRepeated ? 'The server had already done it.' : 'The response got lost, so we checked.')
    if (isRefused) return fail(answerOf(sent), !sent.notice)
    const answer = sent && certaintyOf(sent.error) === 'doubtful' ? answerOf(sent) : unanswered?.answer
    if (!read?.ok || read.answer === undefined) {
      const isUnsaid = read?.ok === true
      unansweredWrites.set(key, { title, answer, readBack, isUnsaid, onFound, next, place: 'dialog' })
      return setFailure(undefined)
    }
    const again = 'This wasn’t done. You can try again.'
    const { headline } = sent ? answerOf(sent) : (answer ?? {})
    fail({ text: answer ? `${answer.text} ${again}` : again, headline })
  }

  /** Sends the action, unless it was done in the meantime. */
  const sendNow = async (era: number) => {
    const before = readBack && name !== undefined && !onlyAfter ? await attemptInPlace(readBack) : undefined
    if (before?.ok && before.answer) {
      toast.info('This has already been done')
      return done()
    }
    // Only a missing connection prevents sending: any other failure of the read says nothing about the action.
    if (before && !before.ok && isOffline(before.error)) return fail(answerOf(before), true)
    await settle(era, await attemptInPlace(onConfirm, { showsOutcome: name !== undefined }))
  }

  const { busy, run } = useWrite({
    once: `once:${key}`,
    onElsewhere: () => setFailure({ kind: 'danger', text: 'This is already running. Wait a moment.' }),
  })
  const start = async (work: (era: number) => Promise<void>) => {
    await run(() => work(draftsEra()))
    // Only once the lock is free, because the dialog checks the outcome as soon as it is shown.
    if (!isShown()) unansweredWrites.move(key, 'untold', 'dialog')
  }
  return {
    busy,
    problem: unanswered ? doubtOf(unanswered) : failure,
    isUnanswered: unanswered !== undefined,
    send: () => start(sendNow),
    /** Asks the server again for the outcome of the action. */
    check: readBack && (() => start(settle)),
    /** Called before the dialog is closed: the user has read its message. */
    dismiss: () => {
      unansweredWrites.move(key, 'closed')
      setFailure(undefined)
    },
  }
}

export type WriteDialogState = ReturnType<typeof useWriteDialog>
