const refused = new Set(['', '.', '..'])

/** A path parameter that could direct a call to another URL than the declared one. */
export class UnsafePath extends Error {}

/** Encodes a path of any depth, segment by segment. @throws UnsafePath like `segment` */
export const segments = (path: string): string => path.split('/').map(segment).join('/')

/**
 * Encodes a value as one path segment.
 * @throws UnsafePath for an empty value, `.`, `..` (also percent-encoded), and anything with a slash or a backslash
 */
export function segment(value: unknown): string {
  const text = String(value ?? '')
  let decoded = text
  try {
    for (let round = 0; round < 3 && decoded.includes('%'); round += 1) decoded = decodeURIComponent(decoded)
  } catch {
    // A lone % is plain text and is encoded below.
  }
  if (refused.has(decoded.trim()) || /[/\\\u0000-\u001f]/.test(decoded)) throw new UnsafePath(`Refused path segment`)
  return encodeURIComponent(text)
}
