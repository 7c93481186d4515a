import { describe, expect, it } from 'vitest'
import { object, ValidationError, type AnySchema } from 'yup'
import { newPassword, optionalPassword } from '@/components/signing/rules'
import {
  date, lastDay, email, moment, money, number, oneOf, optionalMoney, optionalNumber, required, text, url,
} from '@/ui/form/rules' // prettier-ignore

const says = (schema: AnySchema, value: unknown) => {
  try {
    schema.validateSync(value)
    return 'fine'
  } catch (error) {
    if (error instanceof ValidationError) return error.message
    throw error
  }
}

describe('rules', () => {
  it.each<[string, AnySchema, unknown, string]>([
    ['required', required(), '  ', 'This field is required'],
    ['required', required(), undefined, 'This field is required'],
    ['required', required({ max: 3 }), 'four', 'Please use at most 3 characters'],
    ['required', required({ max: 3 }), '😀👍𠮷', 'fine'],
    ['required', required({ max: 3 }), '😀👍𠮷!', 'Please use at most 3 characters'],
    ['text', text(), undefined, 'fine'],
    ['text', text({ max: 3 }), 'four', 'Please use at most 3 characters'],
    ['email', email(), '', 'This field is required'],
    ['email', email(), ' jo@doers.test ', 'fine'],
    ['email', email(), 'jo@', 'Please enter a valid email'],
    ['email', email({ optional: true }), '', 'fine'],
    ['url', url(), 'doers', 'Please enter a valid URL'],
    ['url', url(), 'javascript://doers.test', 'Please enter a valid URL'],
    ['url', url({ optional: true }), '', 'fine'],
    ['number', number(), '', 'This field is required'],
    ['number', number(), 'many', 'Please enter a number'],
    ['number', number({ whole: true }), 1.5, 'Please enter a whole number'],
    ['number', number({ min: 1 }), 0, 'Please enter at least 1'],
    ['number', number({ max: 100 }), 101, 'Please enter at most 100'],
    ['number', number({ min: 0, max: 0 }), 0, 'fine'],
    ['number', optionalNumber({ min: 1 }), '', 'fine'],
    ['money', money(), '', 'This field is required'],
    ['money', money(), '1.234', 'Please enter an amount, like 12.50'],
    ['money', money({ min: 100 }), 99, 'Please enter at least S$1.00'],
    ['money', money({ max: 100 }), 101, 'Please enter at most S$1.00'],
    ['money', optionalMoney(), '', 'fine'],
    ['date', date(), '', 'This field is required'],
    ['date', date(), '2026-02-30', 'Please enter a valid date'],
    ['date', date(), '0026-11-27', 'Please enter a valid date'],
    ['moment', moment(), '0026-11-27T10:15:00.000Z', 'Please enter a valid date'],
    ['moment', moment(), '12026-11-27T10:15', 'Please enter a valid date'],
    ['moment', moment(), '+012026-11-27T10:15:00.000Z', 'Please enter a valid date'],
    ['moment', moment(), '2026-11-27T10:15:00.000Z', 'fine'],
    ['moment', moment(), '0001-01-01T00:00:00Z', 'fine'],
    ['oneOf', oneOf(['a', 'b']), 'c', 'Please choose one of the options'],
    ['oneOf', oneOf(['a', 'b']), '', 'This field is required'],
    ['oneOf', oneOf(['a', 'b'], { optional: true }), '', 'fine'],
    [
      'oneOf',
      oneOf(['a'], { message: 'Please select an available country' }),
      'c',
      'Please select an available country',
    ],
  ])('%s: %#', (_name, schema, value, said) => {
    expect(says(schema, value)).toBe(said)
  })

  it('compares two days', () => {
    const schema = object({ from: date(), to: lastDay() })
    expect(says(schema, { from: '2026-03-01', to: '2026-03-02' })).toBe('fine')
    expect(says(schema, { from: '2026-03-01', to: '2026-03-01' })).toBe('fine')
    expect(says(schema, { from: '2026-03-02', to: '2026-03-01' })).toBe('The end date is before the start date')
  })

  it('gives values as they are sent: trimmed, empty amounts as nothing', () => {
    const schema = object({ name: required(), limit: optionalNumber(), price: money() })
    const sent = schema.cast({ name: ' Jo ', limit: '', price: 900 }, { assert: false })
    expect(sent).toEqual({ name: 'Jo', price: 900 })
  })
})

it.each([
  ['😀'.repeat(7), false],
  ['😀'.repeat(8), true],
  ['pass word', true],
  ['😀'.repeat(200), true],
  ['a'.repeat(201), false],
])('a password’s characters are counted as in other fields: %#', async (password, fits) => {
  expect(await newPassword.isValid(password)).toBe(fits)
  expect(await optionalPassword.isValid(password)).toBe(fits)
})
it.each(['', undefined])('only an optional password may be %j', async (password) => {
  expect(await newPassword.isValid(password)).toBe(false)
  expect(await optionalPassword.isValid(password)).toBe(true)
})
