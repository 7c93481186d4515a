import { fc } from '@tests/properties'
import { expect, it } from 'vitest'
import { formatSaving } from '@/lib/money/money'
import { parseSgd, sgdText } from '@/lib/money/moneyText'
import { fromLocalTime, offsetAt, toLocalTime, zonedText } from '@/lib/dates/zonedTime'

it.each([
  ['12', 1200],
  ['12.', 1200],
  ['1,234.50', 123450],
  ['S$ 99.00', 9900],
  ['$5', 500],
  ['.50', 50],
  ['1\u202f234', 123400],
  ['1’234.50', 123450],
  ['12.50 SGD', 1250],
  ['SG$12', 1200],
  ['A$12', undefined],
  ['12$', 1200],
  ['-S$12', -1200],
  ['12.50 dollars', 1250],
  ['١٢٫٥٠', 1250],
  ['１２．５０', 1250],
  ['S$ 1,234.50\u200b', 123450],
  ['\u00a0−5', -500],
  ['١٬٢٣٤٫٥٠', 123450],
  ['1.234,56', 123456],
  ['1.234.567', 123456700],
  ['1,00,000.50', 10000050],
  ['12,34', 1234],
  [',5', 50],
  ['-0', 0],
  ['1.234', undefined],
  ['1,234,50', undefined],
  ['1,23,45', undefined],
  ['1,234 567', undefined],
  ['1,234,567.50', 123456750],
  ['US$12', undefined],
  ['-3', -300],
  ['1.005', undefined],
  ['ten', undefined],
  ['', undefined],
  ['1e3', undefined],
  ['12.-', 1200],
  ['S $12', 1200],
  ['SGD $ 12', 1200],
  ['12.50,', 1250],
  ['S$12.50.', 1250],
  ['"12.50"', 1250],
  ['="12.50"', 1250],
  ['12,--', 1200],
  ['12,- SGD', 1200],
  ['1,234/-', 123400],
  ['12-', undefined],
  ['12.-5', undefined],
  ['1.234.-', undefined],
])('reads %s as %s cents', (text, cents) => {
  expect(parseSgd(text)).toBe(cents)
})

it('reads every amount that it writes', () => {
  fc.assert(fc.property(fc.integer(), (cents) => parseSgd(sgdText(cents)) === cents))
})

it('shows a moment on the clocks of a zone, and reads it from there', () => {
  expect(toLocalTime('2026-12-04T11:00:00.000Z', 'Asia/Singapore')).toBe('2026-12-04T19:00')
  expect(fromLocalTime('2026-07-04T19:00', 'Europe/London')).toBe('2026-07-04T18:00:00.000Z')
  expect(offsetAt('0026-11-27T10:15:00.000Z', 'Asia/Singapore')).toBe('UTC+06:55')
  expect(offsetAt('2026-07-04T18:00:00.000Z', 'Europe/London')).toBe('UTC+01:00')
  expect(offsetAt('2026-07-04T18:00:00.000Z', 'America/New_York')).toBe('UTC\u221204:00')
  expect(toLocalTime('soon', 'Asia/Singapore')).toBe('')
  expect(fromLocalTime('2026-07', 'Asia/Singapore')).toBeUndefined()
})

it('writes a moment in the zone in which it is entered', () => {
  expect(zonedText('2027-03-04T11:00:00Z', 'Asia/Singapore')).toBe('04/03/2027 19:00 (Asia/Singapore)')
  expect(zonedText('', 'Asia/Singapore')).toBe('')
})

it.each([
  [30600, 'S$306'],
  [30650, 'S$306.50'],
  [120000, 'S$1,200'],
])('a saving of %i cents is %s', (cents, text) => {
  expect(formatSaving(cents)).toBe(text)
})
