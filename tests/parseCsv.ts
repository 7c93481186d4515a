/** The cells of a CSV file, line by line (RFC 4180), without the byte order mark. */
export function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, quoted, bare, end] of text
    .replace(/^\ufeff/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    lines.at(-1)?.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') lines.push([])
  }
  // After the last line break there is one empty cell.
  return lines.slice(0, -1)
}
