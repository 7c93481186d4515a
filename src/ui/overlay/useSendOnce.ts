import { useId, useRef, useState } from 'react'
import { certaintyOf } from '@/lib/certainty'
import { singleFlight } from '@/lib/singleFlight'
import { toast } from '@/lib/toast'
import { unansweredActs } from '@/lib/unansweredActs'
import { attempt, attemptInPlace } from '../attempt'
import { messageOf } from '../feedback/ErrorState'
import { useShown } from '../hooks/useShown'
import type { ActProblem } from './ActDialog'

export type SendOnce = {
  /** Identifies the action across mounts and tabs, so that it is sent once: `delete-user:u-3`. */
  name: string
  onConfirm: () => unknown
  /**
   * Checks whether the action has taken effect, if the response was lost; a success needs no proof. Without it, a lost
   * response disables sending again until the page is reloaded.
   */
  readBack?: (() => Promise<boolean>) | undefined
  /** It was done, although no response has said so: only `readBack` has shown it. */
  onFound?: (() => void) | undefined
}

type Sent = Awaited<ReturnType<typeof attemptInPlace>>

const noAnswer = 'We didn’t get a response, so we don’t know if this was done.'
const faulty = 'Something went wrong on the server, so we don’t know if this was done.'

/** @param answer what the server said, if it answered at all */
function doubtOf(answer: ActProblem | undefined, canCheck: boolean): ActProblem {
  const known = answer ? `${answer.text} ${faulty}` : noAnswer
  const next = canCheck ? '' : ' Check what has changed, then reload this page to try again.'
  const text = `${known} We won’t send it again until we know.${next}`
  return { kind: 'warning', text, headline: answer?.headline }
}

/** What a failed request says. */
function problemOf(sent: Sent | undefined, otherwise: string): ActProblem {
  const told = sent && !sent.ok ? { text: messageOf(sent.error), notice: sent.notice?.text } : undefined
  const text = told?.text ?? otherwise
  return { kind: 'danger', text, headline: told?.notice === text ? undefined : told?.notice }
}

type Options = Omit<SendOnce, 'name'> & {
  /** Without a name the action may be repeated after any failure: the server takes the second request for the first. */
  name?: string | undefined
}

/** The sending of a confirmed action: exactly one request, whose lost response is read back and never just repeated. */
export function useSendOnce({ name, onConfirm, readBack, onFound }: Options, open: boolean, finish: () => void) {
  const own = useId()
  const key = name ?? own
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ActProblem>()
  const isShown = useShown(open)
  const isUnanswered = unansweredActs.has(key)

  const doubt = (sent: Sent | undefined) => {
    unansweredActs.add(key)
    const isAnswered = sent && !sent.ok && certaintyOf(sent.error) === 'doubtful'
    setFailure(isAnswered ? problemOf(sent, '') : undefined)
  }
  const done = () => {
    unansweredActs.delete(key)
    setFailure(undefined)
    finish()
  }
  const fail = (sent: Sent | undefined, otherwise: string) => {
    unansweredActs.delete(key)
    setFailure(problemOf(sent, otherwise))
  }

  /** Determines the outcome. @param sent how the request ended; undefined if it is only checked again */
  const settle = async (sent?: Sent) => {
    // A server that answers before it is done, caches its lists or deletes softly would refute its own success.
    if (sent?.ok) return done()
    const isCertain = (error: unknown) => name === undefined || certaintyOf(error) === 'refused'
    if (sent && isCertain(sent.error)) return fail(sent, 'Something went wrong.')
    const read = readBack && (await attempt(readBack))
    if (!read?.ok) return doubt(sent)
    if (!read.answer) return fail(sent, 'This wasn’t done. You can try again.')
    onFound?.()
    // The call itself has only said something if it was answered.
    toast.success('This has been done', { detail: 'The response got lost, so we checked.' })
    done()
  }

  // Outside React's state, which three clicks in one task would all read as idle.
  const running = useRef(false)
  const run = async (work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    const flight = await singleFlight(`once:${key}`, work)
    running.current = false
    setBusy(false)
    // Another dialog of the same action, or another tab.
    if ('running' in flight) setFailure({ kind: 'danger', text: 'This is already running. Wait a moment.' })
  }
  return {
    busy,
    problem: isUnanswered ? doubtOf(failure, readBack !== undefined) : failure,
    isUnanswered,
    send: () => run(async () => settle(await attemptInPlace(onConfirm, isShown))),
    /** Asks the server again what became of the action. */
    check: readBack && (() => run(() => settle())),
    forgetFailure: () => setFailure(undefined),
  }
}
