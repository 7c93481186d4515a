/** The longest address that mail servers accept; a limit also keeps the pattern fast on hostile input. */
const longest = 254

/**
 * Whether a text looks like an email address (R-VAL-07: a simple pattern; the server and the delivery decide).
 * @param text raw input; surrounding spaces are ignored
 */
export function isEmail(text: string): boolean {
  const address = text.trim()
  return address.length <= longest && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address)
}

/** The normalised form for comparing addresses: trimmed and in lower case. */
export function addressKey(text: string): string {
  return text.trim().toLowerCase()
}
