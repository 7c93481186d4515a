/** The longest address that mail servers accept; a cap also keeps the pattern fast on hostile input. */
const longest = 254

/**
 * Whether a text looks like an e-mail address (R-VAL-07: a simple pattern; the server and the mail decide).
 * @param text as typed; spaces around it are ignored
 */
export function isEmail(text: string): boolean {
  const address = text.trim()
  return address.length <= longest && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address)
}

/** The form in which addresses are compared: no spaces around it, no capitals. */
export function addressKey(text: string): string {
  return text.trim().toLowerCase()
}
