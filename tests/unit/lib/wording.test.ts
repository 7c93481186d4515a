import { expect, test } from 'vitest'
import { dotted, dash, readableWord, orDash, sumOf, unchangedAsStored, wordOf, yesOrNo } from '@/lib/text/wording'

test.each([
  ['SOMETHING_NEW', 'Something new'],
  ['somethingNew', 'Something new'],
  ['something-new', 'Something new'],
  ['NEW', 'New'],
  ['T2', 'T2'],
  ['In Review at ACRA', 'In Review at ACRA'],
  ['__', ''],
  ['', ''],
])('an unknown word %j reads %j', (word, label) => expect(readableWord(word)).toBe(label))

test.each([
  ['PAID', 'Settled'],
  ['ON_HOLD', 'On hold'],
  ['constructor', 'Constructor'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('%j in a table that knows PAID reads %j', (word, label) => expect(wordOf({ PAID: 'Settled' }, word)).toBe(label))

test.each([
  [0, '0'],
  [12, '12'],
  [null, dash],
  [undefined, dash],
])('%j is said as %j', (value, text) => expect(orDash(value, String)).toBe(text))

test.each([
  [[], undefined],
  [[undefined, null], undefined],
  [[0, undefined], 0],
  [[2, undefined, 3, null], 5],
])('%j add up to %j', (values, sum) => expect(sumOf(values)).toBe(sum))

test('a body sends back unchanged fields as they came, or not at all', () => {
  const stored = { title: 'Lunch', status: 'ON_HOLD', tags: ['a'], note: null }
  const before = { title: 'Lunch', status: 'DRAFT', tags: ['a'], note: null, online: false, venue: null }
  expect(unchangedAsStored(before, before, stored)).toEqual(stored)
  expect(unchangedAsStored({ ...before, title: 'Tea', online: true }, before, stored)).toEqual({
    ...stored,
    title: 'Tea',
    online: true,
  })
  expect(unchangedAsStored({ ...before, tags: [], status: 'PUBLISHED' }, before, stored)).toEqual({
    ...stored,
    tags: [],
    status: 'PUBLISHED',
  })
})

test.each([
  [true, 'Yes'],
  [false, 'No'],
  [null, undefined],
  [undefined, undefined],
])('the flag %j reads %j', (flag, text) => expect(yesOrNo(flag, 'Yes', 'No')).toBe(text))

test('facts in one line leave out those that are missing', () => {
  expect(dotted('Design', null, undefined, false, '', 'Singapore')).toBe('Design · Singapore')
  expect(dotted(undefined)).toBe('')
})
