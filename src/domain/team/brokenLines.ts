/**
 * What may stand of an address behind a break: its host, or the end of it, and nothing that goes on as a name does. With more
 * behind it in its line it may be the name of another person.
 */
const host = '[\\p{Ll}\\d][\\p{Ll}\\d-]*(?:\\.[\\p{Ll}\\d-]+)*\\.\\p{Ll}{2,}(?=[>)]|[ \\t\\r,;]*(?:\\n|$))'
const breaks: readonly [RegExp, string][] = [
  // `ada@` and `kopi.works` below it, also within brackets.
  [new RegExp(`(\\S@)[ \\t]*\\r?\\n[ \\t>]*(?=${host})`, 'gu'), '$1'],
  // `<ada` and `@kopi.works>`; outside of brackets, each may be somebody’s name in a network.
  [new RegExp(`(<[ \\t]*[\\p{Ll}\\d][\\p{Ll}\\d._+-]*)[ \\t]*\\r?\\n[ \\t>]*(?=@${host}>)`, 'gu'), '$1'],
  // `ada@kopi-` and `works.test`.
  [new RegExp(`(@[\\p{Ll}\\d.-]{0,60}-)\\r?\\n[ \\t>]*(?=${host})`, 'gu'), '$1'],
  // `ada@kopi` and `.works`.
  [/(@[\p{Ll}\d-]{1,60})[ \t]*\r?\n[ \t>]*(?=\.[\p{Ll}\d.-]*\p{Ll}{2,}(?:[\s,;>)]|$))/gu, '$1'],
]

/** A list out of a PDF or a mail, with those addresses in one line that were broken where a line was full. */
export const joinedAddresses = (text: string): string =>
  breaks.reduce((joined, [pattern, kept]) => joined.replace(pattern, kept), text)
