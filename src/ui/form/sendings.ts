import { draftsEra } from '@/lib/storage/drafts'

/** A form's request that has not been answered yet. */
export type Sending<Values, Sent, Outcome> = {
  /** The form's values when it was sent. */
  readonly values: Values
  /** The cleaned values that were sent. */
  readonly cleaned: Sent
  /** The values that are in the fields now. */
  latest: Values
  /** Whether it was sent before, with an unknown outcome. */
  readonly isRepeated: boolean
  /** `draftsEra()` when it was sent: changes when the user signs out or another one signs in. */
  readonly era: number
  /** Whether a form that shows it is on screen. */
  isShown: () => boolean
  /** Applies the outcome to the form that sent it, or to the one that has taken over. */
  settle: (outcome: Outcome) => void
}

type Known = { values: object; era: number; isShown: () => boolean }

const running = new Map<string, Known>()

const fieldsOf = (values: object) => Object.keys(values).sort().join()

/**
 * The requests that forms are sending, by the key of their draft. A form can be closed before it is answered, by Back
 * or with its dialog. When it is opened again, it takes over the request, but never that of another user. Otherwise a
 * slow Save, followed by Back and forward, would allow to send the same again.
 */
export const sendings = {
  begin: (key: string, sending: Known): void => void running.set(key, sending),
  end(key: string, sending: Known): void {
    if (running.get(key) === sending) running.delete(key)
  },
  /** The request that a form with this draft and these fields was sending when it was closed. */
  left(key: string, initial: object): Known | undefined {
    const sending = running.get(key)
    if (!sending || sending.era !== draftsEra() || sending.isShown()) return undefined
    return fieldsOf(sending.values) === fieldsOf(initial) ? sending : undefined
  },
}

/** The fields whose values have changed. */
export function changesSince(before: object, now: object): Record<string, unknown> {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => old.get(name) !== value))
}
