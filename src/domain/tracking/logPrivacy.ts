// In this order: the longest and most specific patterns first, so that no partial match is left.
const secrets: [pattern: RegExp, instead: string][] = [
  // Browsers quote the invalid text in JSON errors, which may be personal.
  [/(["'`“]).{0,200}?(?:\1|”)(?=\.{0,3} is not valid JSON)/gs, '[text]'],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [/\b(Bearer|Basic)\s+\S+/gi, '$1 [token]'],
  [
    /\b((?:[rsp]k|whsec|tok|pi|seti|cus|card|pm|src|ch)_(?:test_|live_)?)[A-Za-z0-9]{6,}(?:_secret_\w+)?/g,
    '[payment id]',
  ],
  // Queries and fragments of URLs: they contain codes and tokens.
  [/(\bhttps?:\/\/[^\s?#"'<>)]*)[?#][^\s"'<>):]*/gi, '$1'],
  [
    /\b(pass(?:word|code|wd)?|token|secret|otp|code|authorization|cookie|api[-_]?key|session|nric|dob|cvc|cvv|pin)(["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;&}"']+)/gi,
    '$1$2[hidden]',
  ],
  [/[^\s@/<>"'(:=,;]+(?:@|%40)[^\s@/<>"'),;]+\.[a-z]{2,}/gi, '[email]'],
  // Singapore's identity and work pass numbers.
  [/\b[STFGM]\d{7}[A-Z]\b/gi, '[ID number]'],
  // Passport numbers and the like: letters followed by a long number.
  [/\b[A-Z]{1,2}\d{6,9}[A-Z]?\b/g, '[ID number]'],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, '[id]'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[A-Za-z0-9_-]{24,}\b/g, '[token]'],
]

/** Positions in our own files are not personal numbers: `app-4fX.js:1:482913`. */
const position = /(\.(?:m?[jt]sx?|css|html)):(\d+)(?::(\d+))?/g
/** Cards, phone numbers, accounts, codes: five digits or more, in any grouping. */
const number = /\+?\d(?:[\s().-]{0,2}\d){4,}/g

/**
 * Removes identifying data and credentials from a log text: tokens, email addresses, ID and card numbers, phone
 * numbers, codes, queries of URLs. The rest remains readable.
 */
export function scrub(text: string): string {
  const kept: string[] = []
  const marked = secrets
    .reduce((now, [pattern, instead]) => now.replace(pattern, instead), text)
    .replace(position, (_all, ending: string, line: string, column: string | undefined) => {
      kept.push(column === undefined ? `:${line}` : `:${line}:${column}`)
      return `${ending}\u0000`
    })
    .replace(number, '[number]')
  return marked.replace(/\u0000/g, () => kept.shift() ?? '')
}

/** Truncates to a maximum length, with a marker. */
export const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`)
