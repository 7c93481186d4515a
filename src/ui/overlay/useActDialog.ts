import { useEffect, useId, useState } from 'react'
import { certaintyOf, isAccepted, isOffline, isOutdated } from '@/lib/calls/certainty'
import { draftsEra } from '@/lib/storage/drafts'
import { toast } from '@/lib/calls/toast'
import { unansweredActs, type NextStep, type ReadBack, type UnansweredAct } from '@/lib/calls/unansweredActs'
import { attemptInPlace } from '../attempt'
import { reasonOf } from '../feedback/ErrorState'
import { useShown } from '../hooks/useShown'
import { readTwice, useWrite } from '../useWrite'

/** `danger`: it failed; `warning`: it is unknown yet whether it was done. */
type ActProblem = {
  kind: 'danger' | 'warning'
  text: string
  headline?: string | undefined
  /** What to do about it. */
  action?: { label: string; run: () => unknown } | undefined
}

export type ConfirmedAct = {
  /** Sends it exactly once, also after a lost response: `delete-user:u-3`. Without it, it may be repeated after any failure. */
  name?: string | undefined
  onConfirm: () => unknown
  /**
   * Checks whether the action has taken effect: before it is sent, because another tab may have done it, and if the
   * response was lost. A success needs no proof. Without it, a lost response disables sending again until the page is
   * reloaded.
   */
  readBack?: ReadBack | undefined
  /** What `readBack` reads may be so for another reason: it is not read before sending. */
  onlyAfter?: boolean | undefined
  /** It was done, although no response that can be read has said so. */
  onFound?: (() => void) | undefined
  /** What to do after a lost response, where nothing can be read. */
  next?: NextStep | undefined
}

type Sent = Awaited<ReturnType<typeof attemptInPlace>>

const noAnswer = 'We didn’t get a response, so we don’t know if this was done.'
const faulty = 'Something went wrong on the server, so we don’t know if this was done.'
const checkYourself = 'Check what has changed, then reload this page to try again.'

/** What is known of an action whose outcome isn't, and what to do. */
function doubtOf({ answer, readBack, isUnsaid, next }: UnansweredAct): ActProblem {
  const known = answer ? `${answer.text} ${faulty}` : noAnswer
  const then = readBack && !isUnsaid ? '' : ` ${next?.text ?? checkYourself}`
  return {
    kind: 'warning',
    text: `${known} We won’t send it again until we know.${then}`,
    headline: answer?.headline,
    action: readBack ? undefined : next,
  }
}

/** What the server has said to a failed request. */
function answerOf({ error, notice }: Extract<Sent, { ok: false }>) {
  const text = reasonOf(error)
  return { text, headline: notice?.text === text ? undefined : notice?.text }
}

/**
 * The write of a dialog that confirms it: its lost response is read back and never just repeated, its failure is shown in
 * the dialog. `UnansweredActs` shows one whose page is gone meanwhile.
 * @param options.title what is confirmed: `Delete Acme`
 */
export function useActDialog(options: ConfirmedAct & { title: string }, open: boolean, finish: () => void) {
  const { name, title, onConfirm, readBack, onlyAfter = false, onFound, next } = options
  const own = useId()
  const key = name ?? own
  const [failure, setFailure] = useState<ActProblem>()
  const isShown = useShown(open)
  const unanswered = unansweredActs.get(key)
  useEffect(() => {
    if (!open) return
    unansweredActs.move(key, 'dialog')
    return () => unansweredActs.move(key, 'untold', 'dialog')
  }, [open, key])

  const done = () => {
    unansweredActs.delete(key)
    setFailure(undefined)
    finish()
  }
  /** @param isTold something else says so if the dialog is gone, such as the end of a session */
  const fail = (problem: Omit<ActProblem, 'kind'>, isTold = false) => {
    unansweredActs.delete(key)
    setFailure({ kind: 'danger', ...problem })
    if (!isShown() && !isTold) toast.failure(problem.headline ?? title, problem.text)
  }

  /**
   * Determines the outcome.
   * @param era whose it is: another user who has this browser meanwhile learns nothing of it
   * @param sent how the request ended; undefined if it is only checked again
   */
  const settle = async (era: number, sent?: Sent) => {
    if (era !== draftsEra()) return
    // A server that answers before it is done, caches its lists or deletes softly would refute its own success.
    if (sent?.ok) return done()
    const found = (how: string) => {
      onFound?.()
      toast.success('This has been done', { detail: how })
      done()
    }
    if (sent && isAccepted(sent.error)) return found('We couldn’t read the response.')
    const isRefused = sent && (name === undefined || certaintyOf(sent.error) === 'refused')
    // There is nothing left to do: the browser may have delivered the request twice.
    const isRepeated = isRefused && name !== undefined && isOutdated(sent.error)
    const read = readBack && (!isRefused || isRepeated) ? await attemptInPlace(() => readTwice(readBack)) : undefined
    if (era !== draftsEra()) return
    // The call itself has only said something if it was answered.
    if (read?.ok && read.answer)
      return found(isRepeated ? 'The server had already done it.' : 'The response got lost, so we checked.')
    if (isRefused) return fail(answerOf(sent), !sent.notice)
    const answer = sent && certaintyOf(sent.error) === 'doubtful' ? answerOf(sent) : unanswered?.answer
    if (!read?.ok || read.answer === undefined) {
      const isUnsaid = read?.ok === true
      unansweredActs.set(key, { title, answer, readBack, isUnsaid, onFound, next, place: 'dialog' })
      return setFailure(undefined)
    }
    const again = 'This wasn’t done. You can try again.'
    const { headline } = sent ? answerOf(sent) : (answer ?? {})
    fail({ text: answer ? `${answer.text} ${again}` : again, headline })
  }

  /** Sends it, unless it has been done meanwhile. */
  const sendNow = async (era: number) => {
    const before = readBack && name !== undefined && !onlyAfter ? await attemptInPlace(readBack) : undefined
    if (before?.ok && before.answer) {
      toast.info('This has already been done')
      return done()
    }
    // Nothing else keeps it from being sent: a list that can't be read says nothing about the action.
    if (before && !before.ok && isOffline(before.error)) return fail(answerOf(before), true)
    await settle(era, await attemptInPlace(onConfirm, { showsOutcome: name !== undefined }))
  }

  const { busy, run } = useWrite({
    once: `once:${key}`,
    onElsewhere: () => setFailure({ kind: 'danger', text: 'This is already running. Wait a moment.' }),
  })
  const start = async (work: (era: number) => Promise<void>) => {
    await run(() => work(draftsEra()))
    // Not before the lock is free: it is checked as soon as it is shown.
    if (!isShown()) unansweredActs.move(key, 'untold', 'dialog')
  }
  return {
    busy,
    problem: unanswered ? doubtOf(unanswered) : failure,
    isUnanswered: unanswered !== undefined,
    send: () => start(sendNow),
    /** Asks the server again for the outcome of the action. */
    check: readBack && (() => start(settle)),
    /** Before the dialog is closed: what it says has been read. */
    dismiss: () => {
      unansweredActs.move(key, 'closed')
      setFailure(undefined)
    },
  }
}

export type ActDialogState = ReturnType<typeof useActDialog>
