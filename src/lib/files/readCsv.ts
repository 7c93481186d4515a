import { parse } from 'papaparse'

/** What `csvField` writes before a text that a spreadsheet would run as a formula. */
const guard = /^'(?=[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/

/** How some programs keep a spreadsheet from reading a text as a number: `="0123"`. */
const asText = /^="([^"]*)"$/

/** What a spreadsheet shows instead of a result. */
const formulaError = /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!)$/

/**
 * Reads CSV or cells copied from a spreadsheet: separated by commas, semicolons, tabs or bars, with quotes.
 * @returns the cells of each line, trimmed, without empty lines; `malformed` if quotes don't pair up
 */
export function readCsv(text: string): { lines: string[][]; malformed: boolean } {
  const { data, errors } = parse<string[]>(text.replace(/^\ufeff?(sep=.\r?\n)?/i, ''), {
    skipEmptyLines: 'greedy',
    // The first of two equally likely ones is taken: with semicolons or tabs, commas are part of the text.
    delimitersToGuess: ['\t', ';', '|', ','],
  })
  return {
    lines: data.map((cells) =>
      cells.map((cell) => cell.replace(asText, '$1').replace(guard, '').trim().replace(formulaError, '')),
    ),
    malformed: errors.some(({ type }) => type === 'Quotes'),
  }
}
