import { isWithin } from '../dates/within'
import { isRecord, recordOf } from '../objects'
import { localStore, sessionStore } from './storage'

/** How long drafts are stored, in milliseconds: 24 hours. */
export const draftLife = 24 * 3_600_000

// Never stored on the device, in whatever form they occur.
const secret =
  /password|passcode|card|cvc|cvv|^expiry$|iban|account(No|Number)|paynow|personalId|idNumber|nric|token|^code$|^otp|secret/i

/** The account to which points are paid out: kept in memory only, for a form that is left while the server is down. */
const payout = /^(bankName|accountNumber|paynowNumber)$/
const inMemory = new Map<string, Values>()

type Values = Record<string, unknown>
type Draft = { at: number; values: Values; base?: unknown; isSent?: true }

const keyOf = (key: string) => `draft:${key}`
const focusKey = 'draft-focus'

let cleared = 0

/** Changes when all drafts are deleted: input that a form still has then belongs to a user who has signed out. */
export const draftsEra = (): number => cleared

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && 'at' in value && 'values' in value && typeof value.at === 'number'

const plain = (value: unknown): boolean => {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(plain)
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(plain)
}

/** What may be stored of a form's values. */
export const storable = (values: object): Values => recordOf(withoutSecrets(values))

const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !secret.test(name) && inner !== undefined && plain(inner))
      .map(([name, inner]) => [name, withoutSecrets(inner)]),
  )
}

/**
 * Reads the draft of a form.
 * @param now milliseconds; drafts more than 24 hours away are ignored
 */
export function readDraft(key: string, now: number): Values | undefined {
  const draft = localStore.read(keyOf(key))
  if (!isDraft(draft)) return inMemory.get(key)
  if (isWithin(draftLife, draft.at, now)) return { ...draft.values, ...inMemory.get(key) }
  clearDraft(key)
  return undefined
}

/** The values that a draft was based on: if they differ from the record now, it was changed meanwhile. */
export function readDraftBase(key: string): Values {
  return recordOf(recordOf(localStore.read(keyOf(key))).base)
}

/** Whether a draft was sent, and its outcome is unknown. */
export const wasDraftSent = (key: string): boolean => recordOf(localStore.read(keyOf(key))).isSent === true

/**
 * Stores the input of a form, but never passwords, cards, codes or ID numbers. Files are not stored either. Without
 * input there is no draft.
 * @param more.base the values that the input replaces
 * @param more.isSent it was sent, or is being sent, and not refused
 * @returns false if the browser stored nothing, so that a reload loses it
 */
export function writeDraft(
  key: string,
  values: object,
  now: number,
  more: { base?: object; isSent?: boolean } = {},
): boolean {
  inMemory.delete(key)
  const paid = Object.entries(values).filter(([name]) => payout.test(name))
  // Not while the user has to sign in again: the next one may be another person.
  if (paid.length > 0 && sessionStore.read(focusKey) === undefined) inMemory.set(key, Object.fromEntries(paid))
  const stored = storable(values)
  if (Object.keys(stored).length > 0)
    return localStore.write(keyOf(key), {
      at: now,
      values: stored,
      base: storable(more.base ?? {}),
      ...(more.isSent && { isSent: true }),
    })
  localStore.remove(keyOf(key))
  return true
}

/** Deletes one draft. */
export function clearDraft(key: string): void {
  inMemory.delete(key)
  localStore.remove(keyOf(key))
}

/** Forgets the input in this tab's memory, which must not reach the next user. What was stored is deleted elsewhere. */
export function disownDrafts(): void {
  cleared += 1
  inMemory.clear()
}

/** Deletes all drafts: on sign-out, since the next user of this device may be another person. */
export function clearDrafts(): void {
  disownDrafts()
  forgetFocus()
  for (const key of localStore.keys(keyOf(''))) clearDraft(key)
}

/** Called when the session expires: a form that unmounts from now on records which field has the focus. */
export function awaitReturn(): void {
  inMemory.clear()
  sessionStore.write(focusKey, {})
}

/** Records which field of a draft had the focus. Ignored unless a return is expected. */
export function noteFocus(key: string, field: string): void {
  if (sessionStore.read(focusKey) !== undefined) sessionStore.write(focusKey, { key, field })
}

/**
 * The focused field in the form of this draft.
 * @returns the field's key; undefined unless the user has just returned
 */
export function focusKept(key: string): string | undefined {
  const { key: of, field } = recordOf(sessionStore.read(focusKey))
  return of === key && typeof field === 'string' ? field : undefined
}

/** Forgets the focused field: from now on the focus is not restored. */
export function forgetFocus(): void {
  sessionStore.remove(focusKey)
}
