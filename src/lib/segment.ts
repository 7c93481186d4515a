const refused = new Set(['', '.', '..'])

/** A path parameter that could lead a call to another address than the one that was written down. */
export class UnsafePath extends Error {}

/**
 * Encodes one value as one segment of a path.
 * @throws UnsafePath for an empty value, `.`, `..` (also percent-encoded), and anything with a slash or a backslash in it
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
