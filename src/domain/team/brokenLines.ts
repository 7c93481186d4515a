/** What may stand of an address behind a break: its host, or the end of it, and nothing that goes on as a name does. */
const host = '[\\p{Ll}\\d][\\p{Ll}\\d-]*(?:\\.[\\p{Ll}\\d-]+)*\\.\\p{Ll}{2,}(?=[\\s,;>)]|$)'
const breaks: readonly [RegExp, string][] = [
  // `ada@` and `kopi.works` below it, also within brackets.
  [new RegExp(`(\\S@)[ \\t]*\\r?\\n[ \\t>]*(?=${host})`, 'gu'), '$1'],
  // `ada.tan`, below it `@kopi.works`; not `Ada Tan` with the name in a network.
  [
    new RegExp(
      `((?:^|[,;<(])[ \\t]*[\\p{Ll}\\d][\\p{Ll}\\d._+-]*|[\\s,;<(][\\p{Ll}\\d]+[._][\\p{Ll}\\d._]+)[ \\t]*\\r?\\n[ \\t>]*(?=@${host})`,
      'gmu',
    ),
    '$1',
  ],
  // `ada@kopi-` and `works.test`.
  [new RegExp(`(@[\\p{Ll}\\d.-]{0,60}-)\\r?\\n[ \\t>]*(?=${host})`, 'gu'), '$1'],
  // `ada@kopi` and `.works`.
  [/(@[\p{Ll}\d-]{1,60})[ \t]*\r?\n[ \t>]*(?=\.[\p{Ll}\d.-]*\p{Ll}{2,}(?:[\s,;>)]|$))/gu, '$1'],
  // `ada@kopi.` and `works`, unless an address begins there.
  [/(@[\p{Ll}\d-]{1,60}\.)\r?\n[ \t>]*(?=\p{Ll}{2,10}(?:[,;>)]|\s*$|\s*\n))/gmu, '$1'],
]

/** A list out of a PDF or a mail, with those addresses in one line that were broken where a line was full. */
export const joinedAddresses = (text: string): string =>
  breaks.reduce((joined, [pattern, kept]) => joined.replace(pattern, kept), text)
