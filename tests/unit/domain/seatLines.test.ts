import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSeatLines } from '@/domain/team/seatLines'
import { parseCsv, toCsv } from '@/lib/csv'

const row = (name: string, email: string, role = 'TEAM_MEMBER') => ({ id: '', name, email, role })

describe('pasted lines and CSV files (T7.2)', () => {
  it.each([
    ['Ana Tan, ana@x.example, Finance staff', row('Ana Tan', 'ana@x.example', 'TEAM_FINANCE')],
    ['Ana Tan\tana@x.example\tadministrator', row('Ana Tan', 'ana@x.example', 'TEAM_ADMIN')],
    ['Ana Tan;ana@x.example;TEAM_ADMIN', row('Ana Tan', 'ana@x.example', 'TEAM_ADMIN')],
    ['"Tan, Ana",ana@x.example,admin', row('Tan, Ana', 'ana@x.example', 'TEAM_ADMIN')],
    ['Ana Tan <ana@x.example>', row('Ana Tan', 'ana@x.example')],
    ['Ana Tan <ana@x.example>, finance', row('Ana Tan', 'ana@x.example', 'TEAM_FINANCE')],
    ['ana@x.example', row('', 'ana@x.example')],
    ['Ana Tan', row('Ana Tan', '')],
    // What is wrong is kept, to be fixed in its row.
    ['Ana, ana-at-x, boss', row('Ana', 'ana-at-x', '')],
    [', ana@x.example', row('', 'ana@x.example')],
  ])('%s', (line, expected) => expect(readSeatLines(line)).toEqual([expected]))

  it('follows the header of a file, in any order, and leaves out empty lines', () => {
    const file = '\ufeffRole,E-mail,Notes,Name\r\nFinance staff,ana@x.example,x,Ana\r\n\r\n,bo@x.example,,Bo\r\n'
    expect(readSeatLines(file, 'TEAM_ADMIN')).toEqual([
      row('Ana', 'ana@x.example', 'TEAM_FINANCE'),
      row('Bo', 'bo@x.example', 'TEAM_ADMIN'),
    ])
  })

  it('keeps every line as a row', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'B', '@', '.', ' ', '<', 'é') })
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1 }), (lines) => {
        expect(readSeatLines(lines.map((cells) => cells.join(',')).join('\n'))).toHaveLength(lines.length)
      }),
    )
  })
})

describe('reading CSV', () => {
  it('returns what was written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', ' ', 'é', '\t') })
    const table = fc.array(fc.tuple(fc.constant('start'), cell, cell), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(table, (rows) => {
        const read = parseCsv(toCsv(['one', 'two', 'three'], rows).replaceAll(/'(?=[\t\n])/g, ''))
        expect(read.slice(1)).toEqual(rows.map((cells) => cells.map((text) => text.trim())))
      }),
    )
  })

  it('reads an unfinished quote to the end, and nothing as no lines', () => {
    expect(parseCsv('a,"b\nc')).toEqual([['a', 'b\nc']])
    expect(parseCsv(' \r\n ')).toEqual([])
  })
})
