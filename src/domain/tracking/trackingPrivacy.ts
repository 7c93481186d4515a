import { decodedLink } from '@/lib/text/decodedLink'

/** Words in keys that indicate personal data; a key that contains one of them is rejected. */
const personalWords = new Set(
  (
    'email mail phone mobile name firstname lastname fullname password passcode otp code token secret ' +
    'address street postal postcode zip dob birth birthday nric passport card cvc iban account user userid ' +
    'ssn gender nationality ip message comment text'
  ).split(' '),
)
const emailShape = /[^\s@/]+(@|%40)[^\s@/]+\.[^\s@/]+/i
const phoneShape = /^\+?\d[\d\s().-]{6,}\d$/
/** Singapore's identity and work pass numbers. */
const nricShape = /\b[STFGM]\d{7}[A-Z]\b/i

const wordsOf = (key: string) => [
  key.toLowerCase(),
  ...key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/),
]

const isPersonalText = (text: string) => emailShape.test(text) || phoneShape.test(text.trim()) || nricShape.test(text)

/**
 * Finds data that must not be tracked: keys that indicate personal data, and values that look like an email address, a
 * phone number or an identity number, at any depth.
 * @returns the paths of all findings (`profile.email`); empty if there are none
 */
export function personalKeys(properties: unknown, at = ''): string[] {
  if (typeof properties === 'string') return isPersonalText(properties) ? [at] : []
  if (typeof properties !== 'object' || properties === null) return []
  return Object.entries(properties).flatMap(([key, value]) => {
    const path = at ? `${at}.${key}` : key
    // Names of changed fields are sent as values of `fields`, so only keys are checked against the word list.
    const refused = !Array.isArray(properties) && wordsOf(key).some((word) => personalWords.has(word))
    return refused ? [path] : personalKeys(value, path)
  })
}

/** 32 bits of FNV-1a as 8 hex digits: distinguishes ids without revealing them. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/**
 * Words and small numbers, joined by hyphens: our own names and readable ids of public things (`ev-12`,
 * `q4-plan-2026`).
 */
const readable = /^([a-z]+\d{0,4}|\d{1,4})(-([a-z]+\d{0,4}|\d{1,4}))*$/
const personId = /^(u-|(user|member|team|order|invoice)-\w*\d)/
const longestSegment = 80

/**
 * The tracked form of a path segment. Readable ids of public things stay; personal and opaque ids become a hash; email
 * addresses, phone numbers and codes are dropped, since even their hash could be guessed.
 */
export function maskSegment(segment: string): string {
  const text = decodedLink(segment).trim().toLowerCase()
  if (isPersonalText(text) || /\s|^\d{5,}$/.test(text)) return 'hidden'
  if (readable.test(text) && !personId.test(text) && text.length <= longestSegment) return text
  return `h${shortHash(text)}`
}
