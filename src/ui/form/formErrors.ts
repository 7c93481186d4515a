import { isRecord } from '@/lib/objects'
import { fieldKey } from './formContext'

/** Field errors from a server; an ApiError has this shape. */
export type Refusal = { message?: string; status?: number | string; fields?: Record<string, string> }

/** A value rejected by the server, and the reason. */
export type Refused = Record<string, { message: string; value: unknown }>

export type FieldError = { key: string; message: string }

/** Flattens the schema's errors: nested objects and lists become one message per path. */
export function flatErrors(errors: unknown, path = ''): FieldError[] {
  if (typeof errors === 'string') return path ? [{ key: path, message: errors }] : []
  if (!isRecord(errors)) return []
  return Object.entries(errors).flatMap(([name, inner]) => flatErrors(inner, path ? `${path}.${name}` : name))
}

/** Converts a thrown or returned error into field errors and a message. */
export function readRefusal(error: unknown): Refusal {
  if (typeof error === 'string') return { message: error }
  if (!isRecord(error)) return {}
  const { message, status, fields } = error
  return {
    ...(typeof message === 'string' && { message }),
    ...((typeof status === 'number' || typeof status === 'string') && { status }),
    ...(isRecord(fields) && { fields: onlyTexts(fields) }),
  }
}

function onlyTexts(fields: object): Record<string, string> {
  const texts = Object.entries(fields).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return Object.fromEntries(texts.map(([name, text]) => [fieldKey(name), text]))
}

/** Sorts errors by the order of their fields on the page. */
export function inPageOrder(errors: readonly FieldError[], idOf: (key: string) => string): FieldError[] {
  const place = ({ key }: FieldError) => document.getElementById(idOf(key))
  return [...errors].sort((one, other) => {
    const [first, second] = [place(one), place(other)]
    if (!first || !second) return Number(!first) - Number(!second)
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}
