import { fc } from '@tests/properties'
import { describe, expect, it } from 'vitest'
import { csvField, csvFile, toCsv, type Cell } from '@/lib/files/csv'
import { parseCsv } from '@tests/parseCsv'
import { readCsv } from '@/lib/files/readCsv'

describe('CSV', () => {
  it('starts with the mark that Excel needs and ends every line with CRLF', () => {
    expect(toCsv(['Name', 'Amount'], [['Mei', 9.9]])).toBe('\ufeffName,Amount\r\nMei,9.9\r\n')
    expect(toCsv(['Name'], [])).toBe('\ufeffName\r\n')
  })

  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "yes"', '"say ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    [' spaced ', '" spaced "'],
    ['a;b', '"a;b"'],
    ['', ''],
    ["O'Connor", "O'Connor"],
  ])('quotes %j if needed', (value, written) => expect(csvField(value)).toBe(written))

  it.each([
    ['=1+1', "'=1+1"],
    ['+65 9123', "'+65 9123"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['＝1+1', "'＝1+1"],
    ['=HYPERLINK("https://evil.example","x")', '"\'=HYPERLINK(""https://evil.example"",""x"")"'],
  ])('prevents %j from being run as a formula', (value, written) => expect(csvField(value)).toBe(written))

  it('writes plain numbers, including negative ones, and empty cells for missing values', () => {
    expect([-5.5, 0, 1e21, Number.NaN, Infinity, null, undefined, true].map(csvField)).toEqual([
      '-5.5', '0', '1e+21', '', '', '', '', 'true',
    ]) // prettier-ignore
  })

  it('round-trips any cells, and no cell starts a formula', () => {
    const cell: fc.Arbitrary<Cell> = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', ' ', 'a', '\u0000') }),
      fc.integer(),
      fc.constant(null),
    )
    const width = fc.integer({ min: 1, max: 5 })
    const table = width.chain((columns) => fc.array(fc.array(cell, { minLength: columns, maxLength: columns })))
    fc.assert(
      fc.property(table, (rows) => {
        const header = rows[0]?.map((_, index) => `column ${index}`) ?? ['only']
        const [, ...read] = parseCsv(toCsv(header, rows))
        expect(read).toHaveLength(rows.length)
        rows.forEach((row, line) =>
          row.forEach((value, column) => {
            const found = read[line]?.[column]
            const text = value === null ? '' : String(value)
            expect(found === text || (typeof value === 'string' && found === `'${text}`)).toBe(true)
            if (typeof value === 'string') expect(found).not.toMatch(/^[=+\-@\t\r]/)
          }),
        )
      }),
    )
  })

  it('creates a file of the correct type', () => {
    expect(csvFile(['A'], [['ä']]).type).toBe('text/csv;charset=utf-8')
  })
})

describe('reading CSV', () => {
  it('returns what was written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', ' ', 'é', '\t', '=') })
    const table = fc.array(fc.tuple(fc.constant('start'), cell, cell), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(table, (rows) => {
        const { lines, malformed } = readCsv(toCsv(['one', 'two', 'three'], rows))
        expect(malformed).toBe(false)
        expect(lines.slice(1)).toEqual(rows.map((cells) => cells.map((text) => text.trim())))
      }),
    )
  })

  it('reads an unfinished quote to the end of its line, and nothing as no lines', () => {
    expect(readCsv('a,"b\nc')).toEqual({ lines: [['a', 'b'], ['c']], malformed: true })
    expect(readCsv(' \r\n ').lines).toEqual([])
  })
})
