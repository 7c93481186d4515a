import { expect, it } from 'vitest'
import { fitsSearch, foldText } from '@/lib/text/foldText'
import { isTypedName } from '@/lib/text/typedName'
import { matching } from '@/ui/form/combobox/comboboxOptions'
import { findCommands } from '@/ui/overlay/paletteCommands'

it.each([
  ['O’Brien', "O'Brien"],
  ['“Kopi”', '"kopi"'],
  ['Anne–Marie', 'anne-marie'],
  ['Ａｄａ　Ｔａｎ', 'Ada Tan'],
  ['Søren', 'soren'],
  ['Đặng', 'Dang'],
  ['Łukasz', 'Lukasz'],
  ['Strauß', 'STRAUSS'],
  ['Ægir', 'aegir'],
  ['Þór', 'Thor'],
  ['José', 'Jose\u0301'],
  ['Ada\u200b\u00a0Tan', 'ada tan'],
  ['Işık', 'isik'],
  ['ﬁnance', 'finance'],
  ['Ada  Tan', 'ada tan'],
  ['ꞌOkina', "'okina"],
  ['Hall ٣', 'hall 3'],
  ['ΑΛΕΞΗΣ', 'αλεξησ'],
])('%s and %s are found by each other, wherever one searches', (one, other) => {
  expect(foldText(one)).toBe(foldText(other))
  for (const [text, typed] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(fitsSearch(typed, [text])).toBe(true)
    expect(matching([{ value: 'x', label: text }], typed)).toHaveLength(1)
    const command = { id: 'x', label: text, onSelect: () => undefined }
    expect(findCommands([{ label: 'All', commands: [command] }], typed)).toHaveLength(1)
  }
})

it.each([
  ['O’Brien', 'obrien'],
  ['O’Brien', "o'brien"],
  ['OBrien', "O'Brien"],
  ['Co-working', 'coworking'],
  ['Co-working', 'co-w'],
  ['Coworking', 'co-working'],
  ['Anne–Marie', 'annemarie'],
  ['Anne-Marie', 'anne marie'],
  ['Müller', 'mueller'],
  ['Mu\u0308ller', 'mueller'],
  ['Mueller', 'Müller'],
  ['Muller', 'müller'],
  ['Bjørn Ångström', 'bjoern aangstroem'],
  ['Müller-Lüdenscheidt', 'muellerluedenscheidt'],
  ['d’Artagnan', 'DARTAGNAN'],
])('%s is found by %s, as people type it', (text, typed) => {
  expect(fitsSearch(typed, [text])).toBe(true)
  expect(matching([{ value: 'x', label: text }], typed)).toHaveLength(1)
  const command = { id: 'x', label: text, onSelect: () => undefined }
  expect(findCommands([{ label: 'All', commands: [command] }], typed)).toHaveLength(1)
})

it.each([
  ['2026-11-21', '20261121'],
  ['S$-5.00', '$5.00'],
  ['Samuel', 'samul'],
  ['Lagos', 'goes'],
])('%s is not found by %s', (text, typed) => expect(fitsSearch(typed, [text])).toBe(false))

it.each(['Tan, Ada', '"Tan, Ada" <ada@k.test>;', 'mailto:ada@k.test', 'tan,ada', '“Ada Tan”', ', ;'])(
  'a person is found by %j, as a mail program writes it',
  (typed) => expect(fitsSearch(typed, ['Ada Tan', 'ada@k.test'])).toBe(true),
)

it('a search for an amount keeps its comma', () => {
  expect(fitsSearch('1,200', ['S$1,200.00'])).toBe(true)
  expect(fitsSearch('1,200', ['S$1.00', 'S$200.00'])).toBe(false)
})

it.each([
  ["Founders' breakfast", 'Founders’ breakfast', true],
  ['A "quiet" hour - online', 'A “quiet” hour – online', true],
  [' Two words ', 'Two\u00a0words', true],
  ['Acme\u200b', 'Acme', true],
  ['founders’ breakfast', 'Founders’ breakfast', false],
  ['Founders breakfast', 'Founders’ breakfast', false],
  ['', 'Founders’ breakfast', false],
])('%j is what confirms %j: %s', (typed, wanted, is) => expect(isTypedName(typed, wanted)).toBe(is))
