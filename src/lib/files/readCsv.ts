import { parse } from 'papaparse'

/** The apostrophe that `csvField` writes before a text that a spreadsheet would run as a formula. */
const guard = /^'(?=[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/

/** Some programs write `="0123"`, so that a spreadsheet does not read the text as a number. */
const asText = /^="([^"]*)"$/

/**
 * Texts that stand for an empty cell: a spreadsheet's errors (`#N/A`), and what programs and people write (`null`,
 * `–`).
 */
const emptyCell =
  /^(?:#(?:N\/A|NV|N\/D|[¡¿]?[\p{Lu}\d/]+[!?])|n\/a|n\.a\.|N\/A|NULL|null|NaN|undefined|\\N|[([<](?:blank|null|none|empty)[)\]>]|[-–—]+)$/u

const read = (text: string, delimiter = '') =>
  parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimiter,
    // Of two equally likely ones the first wins: in a file with semicolons or tabs, commas are part of the text.
    delimitersToGuess: ['\t', ';', '|', ','],
  })

const lineStart = (text: string, at: number) =>
  Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1

/**
 * Reads a text with a quote that is not closed: the lines before it as usual, and the rest line by line, without quotes
 * that are still open at the end of their line. @param from where the line with the quote begins
 */
function linesAround(text: string, from: number): string[][] {
  const { data, errors, meta } = read(text.slice(0, from))
  const delimiter = data.length > 0 && errors.length === 0 ? meta.delimiter : ''
  const rest = text.slice(from).split(/\r\n?|\n/)
  return [
    ...data,
    ...rest.flatMap((line) => {
      const isOpen = read(line, delimiter).errors.some(({ type }) => type === 'Quotes')
      return read(isOpen ? line.replaceAll('"', '') : line, delimiter).data
    }),
  ]
}

/**
 * Reads CSV or cells copied from a spreadsheet: separated by commas, semicolons, tabs or bars, with quotes. A quote
 * that isn't closed ends with its line.
 * @returns the cells of each line, trimmed, without empty lines; `malformed` if quotes don't pair up
 */
export function readCsv(text: string): { lines: string[][]; malformed: boolean } {
  const given = text.replace(/^\ufeff?(sep=.\r?\n)?/i, '')
  const { data, errors } = read(given)
  const open = errors.find(({ code }) => code === 'MissingQuotes')?.index
  const lines = open === undefined ? data : linesAround(given, lineStart(given, open))
  return {
    lines: lines.map((cells) =>
      cells.map((cell) => cell.replace(asText, '$1').replace(guard, '').trim().replace(emptyCell, '')),
    ),
    malformed: errors.some(({ type }) => type === 'Quotes'),
  }
}
