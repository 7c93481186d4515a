// In this order: what is longest and plainest first, so that no half of it is left standing.
const secrets: [pattern: RegExp, instead: string][] = [
  // Browsers quote the text that was no JSON, which may be anybody's.
  [/(["'`“]).{0,200}?(?:\1|”)(?=\.{0,3} is not valid JSON)/gs, '[text]'],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [/\b(Bearer|Basic)\s+\S+/gi, '$1 [token]'],
  [
    /\b((?:[rsp]k|whsec|tok|pi|seti|cus|card|pm|src|ch)_(?:test_|live_)?)[A-Za-z0-9]{6,}(?:_secret_\w+)?/g,
    '[payment id]',
  ],
  // Queries and fragments of addresses: codes and tokens travel there.
  [/(\bhttps?:\/\/[^\s?#"'<>)]*)[?#][^\s"'<>):]*/gi, '$1'],
  [
    /\b(pass(?:word|code|wd)?|token|secret|otp|code|authorization|cookie|api[-_]?key|session|nric|dob|cvc|cvv|pin)(["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;&}"']+)/gi,
    '$1$2[hidden]',
  ],
  [/[^\s@/<>"'(:=,;]+(?:@|%40)[^\s@/<>"'),;]+\.[a-z]{2,}/gi, '[e-mail]'],
  // Singapore's identity and work pass numbers.
  [/\b[STFGM]\d{7}[A-Z]\b/gi, '[ID number]'],
  // Passports and the like: letters with a long number.
  [/\b[A-Z]{1,2}\d{6,9}[A-Z]?\b/g, '[ID number]'],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, '[id]'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[A-Za-z0-9_-]{24,}\b/g, '[token]'],
]

/** Positions in our own files are no numbers of people: `app-4fX.js:1:482913`. */
const position = /(\.(?:m?[jt]sx?|css|html)):(\d+)(?::(\d+))?/g
/** Cards, phones, accounts, codes: five digits and more, however they are grouped. */
const number = /\+?\d(?:[\s().-]{0,2}\d){4,}/g

/**
 * Takes out of a text for the logs what could tell who somebody is, or open anything: tokens, e-mail addresses, ID and
 * card numbers, phone numbers, codes, queries of addresses. What is left reads as before.
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

/** Cuts to a bounded length, and says so. */
export const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`)
