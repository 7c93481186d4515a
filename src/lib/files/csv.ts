/** A cell value; numbers stay numbers, so that a spreadsheet can add them up. */
export type Cell = string | number | boolean | null | undefined

// Excel and LibreOffice interpret texts with these prefixes as formulas (including the full-width variants).
const formula = /^[=+\-@\t\r\n\u0000\uff1d\uff0b\uff0d\uff20]/

/** The byte order mark: without it Excel does not recognise UTF-8. */
const byteOrderMark = '\ufeff'

/**
 * Formats one CSV field: quoted if needed, and prefixed with `'` if a spreadsheet would run the text as a formula.
 * @param value numbers are written as they are (a negative amount is not a formula); null and undefined are empty
 */
export function csvField(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value)
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Creates a CSV file (RFC 4180: CRLF after every line) with the mark that Excel needs to read UTF-8.
 * @param header the column names @param rows one list of cells per line
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + [header, ...rows].map((row) => `${row.map(csvField).join(',')}\r\n`).join('')
}

/** A CSV file, to pass to `saveFile`. */
export function csvFile(header: readonly string[], rows: readonly (readonly Cell[])[]): Blob {
  return new Blob([toCsv(header, rows)], { type: 'text/csv;charset=utf-8' })
}
