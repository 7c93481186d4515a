import { parse } from 'papaparse'

/** What `csvField` writes before a text that a spreadsheet would run as a formula. */
const guard = /^'(?=[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/

/** How some programs keep a spreadsheet from reading a text as a number: `="0123"`. */
const asText = /^="([^"]*)"$/

/** What a spreadsheet shows instead of a result, and what programs and people write for nothing. */
const nothing =
  /^(?:#(?:N\/A|NV|N\/D|[¡¿]?[\p{Lu}\d/]+[!?])|n\/a|n\.a\.|N\/A|NULL|null|NaN|undefined|\\N|[([<](?:blank|null|none|empty)[)\]>]|[-–—]+)$/u

const read = (text: string, delimiter = '') =>
  parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimiter,
    // The first of two equally likely ones is taken: with semicolons or tabs, commas are part of the text.
    delimitersToGuess: ['\t', ';', '|', ','],
  })

const lineStart = (text: string, at: number) =>
  Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1

/** Reads what is before a line that opens a quote as a whole, and from there on line by line, without such quotes. */
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
 * Reads CSV or cells copied from a spreadsheet: separated by commas, semicolons, tabs or bars, with quotes. One that isn't
 * closed takes in no other line.
 * @returns the cells of each line, trimmed, without empty lines; `malformed` if quotes don't pair up
 */
export function readCsv(text: string): { lines: string[][]; malformed: boolean } {
  const given = text.replace(/^\ufeff?(sep=.\r?\n)?/i, '')
  const { data, errors } = read(given)
  const open = errors.find(({ code }) => code === 'MissingQuotes')?.index
  const lines = open === undefined ? data : linesAround(given, lineStart(given, open))
  return {
    lines: lines.map((cells) =>
      cells.map((cell) => cell.replace(asText, '$1').replace(guard, '').trim().replace(nothing, '')),
    ),
    malformed: errors.some(({ type }) => type === 'Quotes'),
  }
}
