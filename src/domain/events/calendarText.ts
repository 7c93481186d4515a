const utf8 = new TextEncoder()

/** The maximum line length of a calendar file, in octets of UTF-8 without the line break (RFC 5545, 3.1). */
const longestLine = 75

/** Escapes a TEXT value: backslash, comma, semicolon and line breaks; drops other control characters (3.3.11). */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Folds one content line at 75 octets, never inside a character (3.1). */
export function foldLine(line: string): string {
  const folded: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = utf8.encode(character).length
    if (octets + size > longestLine) {
      folded.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...folded, current].join('\r\n')
}

/** A UTC timestamp in calendar format: `20261204T110000Z`; undefined if invalid. */
export function utcStamp(at: string | number | undefined): string | undefined {
  const date = new Date(at ?? Number.NaN)
  if (!Number.isFinite(date.getTime())) return undefined
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}
