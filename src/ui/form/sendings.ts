import { draftsEra } from '@/lib/storage/drafts'

/** What a form has sent, until it is answered. */
export type Sending<Values, Sent, Outcome> = {
  /** The form's values at that moment. */
  readonly values: Values
  /** What was sent of them. */
  readonly cleaned: Sent
  /** What is in the fields by now. */
  latest: Values
  /** Whether it was sent before and the outcome is not known. */
  readonly isRepeated: boolean
  /** Of the drafts. */
  readonly era: number
  /** Whether a form that shows it is on screen. */
  isShown: () => boolean
  /** Takes the outcome: in the form that sent it, or in the one that has taken over. */
  settle: (outcome: Outcome) => void
}

type Known = { values: object; era: number; isShown: () => boolean }

const running = new Map<string, Known>()

const fieldsOf = (values: object) => Object.keys(values).sort().join()

/**
 * What forms are sending, by the key of their draft. A form can be left before it is answered, by Back or with its dialog:
 * shown again, it would offer what may have been accepted. So it takes over, and nothing is kept for another user.
 * Worth it: without, a slow Save, Back and forward sends the same twice, with the button as if nothing were under way.
 */
export const sendings = {
  begin: (key: string, sending: Known): void => void running.set(key, sending),
  end(key: string, sending: Known): void {
    if (running.get(key) === sending) running.delete(key)
  },
  /** What a form with this draft and these fields was sending when it was left. */
  left(key: string, initial: object): Known | undefined {
    const sending = running.get(key)
    if (!sending || sending.era !== draftsEra() || sending.isShown()) return undefined
    return fieldsOf(sending.values) === fieldsOf(initial) ? sending : undefined
  },
}

/** The fields that are not as they were. */
export function changesSince(before: object, now: object): Record<string, unknown> {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => old.get(name) !== value))
}
