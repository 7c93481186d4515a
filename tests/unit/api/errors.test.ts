import { describe, expect, it } from 'vitest'
import { fromAnswer, withPlainMessage } from '@/api/client/answerErrors'
import { recordOf } from '@/lib/objects'

const long = 'xy '.repeat(100_000)

describe.each([
  ['an error', (errorMessage: string) => fromAnswer(422, { errorMessage }).message],
  [
    'a refusal with status 200',
    (errorMessage: string) => recordOf(withPlainMessage({ errorMessage, token: null })).errorMessage,
  ],
])('the message of %s', (_kind, shown) => {
  it('is shown in the server’s words', () =>
    expect(shown('Incorrect email or password')).toBe('Incorrect email or password'))
  it('is cut to a length that can be read', () => expect(shown(long)).toHaveLength(300))
  it('is not shown if it is markup', () => expect(shown('<pre>at Object.handler</pre>')).not.toContain('<'))
})

it.each([[{ errorMessage: '', order: { id: 'o-1' } }], [{ errorMessage: 5 }], [[1]], [null]])(
  '%j is no refusal',
  (body) => expect(withPlainMessage(body)).toBe(body),
)

it.each([
  { errorMessage: 'Not today' },
  { message: 'Not today' },
  { error: { message: 'Not today', code: 'closed' } },
  { error: 'Not today' },
  { statusCode: 409, message: ['Not today'], error: 'Conflict' },
  { message: [{ field: 'name', code: 4 }], error: 'Conflict', detail: 'Not today' },
  { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Not today' },
  { errors: ['Not today'] },
  { errors: ['Not today', 'Not today'] },
  { errors: [{ status: '409', title: 'Conflict', detail: 'Not today' }] },
  { error: { detail: 'Not today' } },
  { error: ['Not today'] },
  { detail: [{ loc: ['body', 'day'], msg: 'Not today', type: 'value_error' }] },
  { message: [{ message: 'Not today' }] },
  { msg: 'Not today' },
  ['Not today'],
  [{ message: 'Not today' }],
  'Not today',
])('the error %j shows the server’s own message', (body) => {
  expect(fromAnswer(409, body)).toMatchObject({ message: 'Not today', server: 'Not today' })
})

it.each([
  { fields: { email: 'Taken' } },
  { message: 'Not valid', errors: { email: ['Taken', 'Too long'], name: [], code: 4 } },
  { title: 'Not valid', fields: {}, errors: { email: 'Taken', name: '' } },
])('%j says what is wrong with a field', (body) => {
  expect(fromAnswer(422, body).fields).toEqual({ email: 'Taken' })
})

const codes = ['validation.required', 'INVALID_EMAIL', 'isNotEmpty', 'PasswordTooShort', 'REQUIRED', 'required']
codes.push('email-taken', 'auth/email-already-in-use', 'errors:email.taken', 'E1001')

it.each(codes)('marks a field without showing the code %s', (code) => {
  const fields = { email: 'Please check what you entered.' }
  expect(fromAnswer(422, { errors: { email: [code] } }).fields).toEqual(fields)
  expect(fromAnswer(422, { fields: { email: code } }).fields).toEqual(fields)
})

it.each(codes)('shows a general message rather than the code %s', (code) => {
  const general = { message: 'Someone else has changed this.' }
  for (const body of [{ errorMessage: code }, { message: code }, { error: { message: code } }, code])
    expect(fromAnswer(409, body)).toMatchObject(general)
  expect(fromAnswer(409, { message: code, detail: 'Not today' })).toMatchObject({ message: 'Not today' })
})

it.each(['Taken', 'Taken.', 'taken!', 'iPhone', 'a@b.co', '必填', 'Déjà-vu'])(
  'shows the field’s text “%s”, which is no code',
  (text) => {
    expect(fromAnswer(422, { fields: { email: text } }).fields).toEqual({ email: text })
    expect(fromAnswer(409, { message: text })).toMatchObject({ message: text })
  },
)

it.each([{ errors: ['Taken'] }, { errors: {} }, { fields: 'email' }])('%j names no field', (body) => {
  expect(fromAnswer(422, body).fields).toBeUndefined()
})

it.each([
  { error: 'invalid_grant' },
  { error: 'Conflict' },
  { status: 409, error: 'Not Found', path: '/api/orders' },
  { errors: ['INVALID_EMAIL'] },
  { error: ['invalid_grant'] },
  { error: { code: 0, msg: 'ok' } },
  { errors: [{ detail: 'Not here\n    at save (orders.js:4)' }] },
])('the error %j has no message for users: a general one is shown', (body) =>
  expect(fromAnswer(409, body)).toMatchObject({ message: 'Someone else has changed this.' }),
)
