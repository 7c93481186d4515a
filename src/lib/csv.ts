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

const separators = [',', ';', '\t']

/** The separator of a list: the one that its first lines use most, outside of quotes. */
function separatorOf(text: string): string {
  const sample = text.slice(0, 2000).replace(/"[^"]*"/g, '')
  const uses = separators.map((one) => sample.split(one).length)
  return separators[uses.indexOf(Math.max(...uses))] ?? ','
}

/**
 * Reads CSV or cells copied from a spreadsheet: separated by commas, semicolons or tabs, fields in quotes as in RFC 4180.
 * @returns the cells of each line, trimmed; empty lines are left out
 */
export function parseCsv(text: string): string[][] {
  const source = text.startsWith(byteOrderMark) ? text.slice(1) : text
  const separator = separatorOf(source)
  const lines: string[][] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
  }
  const endLine = () => {
    endCell()
    if (cells.some((one) => one !== '')) lines.push(cells)
    cells = []
  }
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at)
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (source.charAt(at + 1) === '"') cell += source.charAt((at += 1))
      else quoted = false
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true
      cell = ''
    } else if (sign === separator) endCell()
    else if (sign === '\n') endLine()
    else if (sign !== '\r') cell += sign
  }
  endLine()
  return lines
}
