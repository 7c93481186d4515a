import { describe, expect, it } from 'vitest'
import { readSeatLines } from '@/domain/team/seatLines'
import { patience } from '@tests/waits'

const row = (name: string, email: string, role = 'TEAM_MEMBER') => ({ id: '', name, email, role })
const ada = row('Ada', 'ada@k.test')
const ben = row('Ben', 'ben@k.test')

describe('a total line is not read as a person', () => {
  const total = ['Total,1', 'Total,', 'Total: 2', 'Totals,2', 'Grand total,5', 'Suma: 2', 'Soma:', 'Subtotal,2', 'Sum,3', 'Summe,3', 'Totaal,4', 'Jumlah,2', '合计,2', '2 people']
  it.each(total)('%s', (line) => {
    const said = line.replace(/,$/, '').replace(',', ' ')
    expect(readSeatLines(`Ada,ada@k.test\nBen,ben@k.test\n${line}`)).toEqual({ rows: [ada, ben], unread: [said] })
  })

  it.each(['Name,Email\nAda,ada@k.test\nTotal,1', 'Name,Email,Seats\nAda,ada@k.test,1\nTotal,,1'])('%j', (text) =>
    expect(readSeatLines(text)).toEqual({ rows: [ada], unread: ['Total'] }),
  )

  it.each(['Total', 'Ada Total', 'Sum', 'Suma'])('but %s is a name beside an address', (name) =>
    expect(readSeatLines(`${name}, ada@k.test`)).toEqual({ rows: [row(name, 'ada@k.test')], unread: [] }),
  )

  it.each(['Suma', 'Soma', 'Sum', 'Summe', 'Somme'])('and %s is one on its own line', (name) => {
    const rows = [row(name, 'ada@k.test'), ben]
    expect(readSeatLines(`${name}\nada@k.test\nBen\nben@k.test`)).toEqual({ rows, unread: [] })
    expect(readSeatLines(`Name,Phone,Email\n${name},91234567,\nBen,,ben@k.test`)).toEqual({ rows: [row(name, ''), ben], unread: [] })
  })
}) // prettier-ignore

describe('a column that may contain postal addresses', () => {
  it.each(['Poczta', 'Adres poczty', 'Почта', 'Пошта', 'Correo', 'Correio', 'Mail', '信箱'])('%s', (header) => {
    expect(readSeatLines(`Nombre;${header}\nAda;ul. Prosta 1`)).toEqual({ rows: [], unread: [], columns: ['Nombre', header] })
    expect(readSeatLines(`Nombre;${header}\nAda;ada@k.test`)).toEqual({ rows: [ada], unread: [] })
    expect(readSeatLines(`Nombre;${header};E-mail\nAda;ul. Prosta 1;ada@k.test`)).toEqual({ rows: [ada], unread: [] })
  })

  it('is not suspected if its header names e-mail, whatever it contains', () =>
    expect(readSeatLines('Name,E-mail\nAda,ada at k').rows).toEqual([row('Ada', 'ada at k')]))
}) // prettier-ignore

it.each([
  'Ada <ada@\r\nk.test>',
  'Ada <ada\n@k.test>',
  'Ada <ada@k\n.test>',
  '> Ada <ada@\n> k.test>',
  'Ada <ada@\n  k.test>',
])('%j: an address in brackets that was broken at the end of a line is one', (text) =>
  expect(readSeatLines(`${text}\nBen <ben@k.test>`)).toEqual({ rows: [ada, ben], unread: [] }),
)

it.each(['Ada <ada@k.test\nben>', 'Ada <ada\nk.test>', 'Ada <ada@\nben@k.test>'])(
  '%j: brackets that hold more than a broken address are left as they are',
  (text) => expect(readSeatLines(text).rows.map(({ email }) => email)).not.toContain(text.replace(/^Ada <|\n|>$/g, '')),
)

/** It is not known which of the two lines continues in the next one. */
it.each<[string, string[]]>([
  ['ada@\nben.lim\nben@k.test', ['ada@', 'ben@k.test']],
  ['Ada ada@\nk.test', ['ada@']],
  ['ada@k\n.test', ['ada@k']],
  ['ada@kopi-\nworks.test', ['ada@kopi-']],
  ['ada@kopi-\nben.ong@k.test', ['ada@kopi-', 'ben.ong@k.test']],
  ['ada@k.test\nben.ong@k.test', ['ada@k.test', 'ben.ong@k.test']],
  ['Ada,ada@\nben.lim,ben@k.test', ['ada@', 'ben@k.test']],
  ['Ada,ada@\nben.lim,Ben', ['ada@']],
  ['Ada Tan\nben\n@kopi.works\nCarl Ong\ncarl@k.test', ['@kopi.works', 'carl@k.test']],
  ['Ada, barista\n@ada.tan', ['@ada.tan']],
])('%j: of broken lines no address is made that nobody wrote', (text, written) => {
  const { rows, unread } = readSeatLines(text)
  const addresses = [...rows.map(({ email }) => email), ...unread].filter((one) => one.includes('@'))
  expect(addresses.filter((one) => !written.includes(one))).toEqual([])
  expect(addresses.join(' ').match(/@/g)).toHaveLength((text.match(/@/g) ?? []).length)
})

describe('lists as programs and people write them', () => {
  it.each([
    '**Ada** ada@k.test', '_Ada_ ada@k.test', '`Ada` ada@k.test', ':wave: Ada ada@k.test', 'iv) Ada, ada@k.test',
    '①Ada ada@k.test', '| Name | Email |\n|:--|--:|\n| **Ada** | [ada@k.test](mailto:ada@k.test) |', '| # | Who | Mail |\n|--|--|--|\n| 1 | Ada | ada@k.test |',
    'Person - Name,Person - Email\nAda,ada@k.test', 'Customer Name,Customer Email\nAda,ada@k.test', 'Όνομα,Διεύθυνση ηλ. ταχυδρομείου\nAda,ada@k.test',
  ])('%j', (text) => expect(readSeatLines(text)).toEqual({ rows: [ada], unread: [] }))

  it.each([
    ['v. Kumar <ada@k.test>', 'v. Kumar'],
    ['i. Kumar ada@k.test', 'i. Kumar'],
    ['Ada Tan, Ph.D., ada@k.test', 'Ada Tan, Ph.D.'],
    ['Ada Tan, MBA, CPA, ada@k.test', 'Ada Tan, MBA, CPA'],
    ['Ada Tan, Jr., ada@k.test', 'Ada Tan, Jr.'],
    ['שם פרטי,שם משפחה,דואר אלקטרוני\nנועה,לוי,ada@k.test', 'נועה לוי'],
  ])('%j has the whole name', (text, name) =>
    expect(readSeatLines(text)).toEqual({ rows: [row(name, 'ada@k.test')], unread: [] }),
  )

  it('in Roman numbers', () => {
    expect(readSeatLines('i. Ada ada@k.test\nii. Ben ben@k.test').rows).toEqual([ada, ben])
    expect(readSeatLines('iv. Bo bo@k.test\nv. Ada ada@k.test\nii. v. Kumar ben@k.test').rows.map(({ name }) => name)).toEqual(['Bo', 'Ada', 'v. Kumar'])
  })

  it.each([
    ['[10:16, 27/11/2026] Ben: sure, ada@k.test', ['Ben: sure']],
    ['1 Raffles Place #20-01\nSingapore 048616\nkopi.works\nada@k.test', ['1 Raffles Place #20-01', 'Singapore 048616', 'kopi.works']],
    ['W: kopi.works | E: ada@k.test', ['W: kopi.works']],
    ['BEGIN:VCARD FN:Ada EMAIL:boss@k.test END:VCARD\nBEGIN:VCARD\nEMAIL:ada@k.test\nEND:VCARD', ['boss@k.test']],
  ])('%j: places, pages and messages are no names', (text, unread) =>
    expect(readSeatLines(text)).toEqual({ rows: [row('', 'ada@k.test')], unread }),
  )
}) // prettier-ignore

it.each(['total ', 'sum ', '@\n', 'a\n@', '<a\n@', 'ii. ', '@a.\n', 'a: ', '#1 ', '1 people '])(
  'many of %j keep nobody waiting',
  (some) => {
    const begin = performance.now()
    for (const end of ['x', ', ada@k.test']) readSeatLines(`${some.repeat(20_000)}${end}`)
    expect(performance.now() - begin).toBeLessThan(patience)
  },
)

it('a total far from what it says keeps nobody waiting', () => {
  const begin = performance.now()
  readSeatLines(`Total${' '.repeat(200_000)}x`)
  expect(performance.now() - begin).toBeLessThan(patience)
})
