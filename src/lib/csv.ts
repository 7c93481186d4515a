/** What a cell may hold; numbers stay numbers, so that a sheet can add them up. */
export type Cell = string | number | boolean | null | undefined

// Excel and LibreOffice read a text that begins so as a formula (full-width twins included).
const formula = /^[=+\-@\t\r\n\u0000\uff1d\uff0b\uff0d\uff20]/

/** Excel takes a file for UTF-8 only behind this mark. */
const byteOrderMark = '\ufeff'

/**
 * Writes one field of a CSV file: quoted where needed, and with `'` before a text that a sheet would run as a formula.
 * @param value numbers are written raw (a negative amount is no formula); null and undefined are empty
 */
export function csvField(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value)
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Writes a CSV file (RFC 4180: CRLF after every line) with the mark that Excel needs to read UTF-8.
 * @param header the names of the columns @param rows one list of cells for each line
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + [header, ...rows].map((row) => `${row.map(csvField).join(',')}\r\n`).join('')
}

/** A CSV file to hand to `saveFile`. */
export function csvFile(header: readonly string[], rows: readonly (readonly Cell[])[]): Blob {
  return new Blob([toCsv(header, rows)], { type: 'text/csv;charset=utf-8' })
}
