import { expect, it } from 'vitest'
import { readOutcome } from '@/store/payment/chargeAnswer'

const problem = { message: 'm' }
it.each<[said: string, kind: string, statuses: unknown[], bodies: unknown[]]>([
  ['a 402 in the contract’s words', 'declined', [402], [problem, { code: 'card_declined' }, { error: { message: 'm', type: 'card_error' } }]],
  ['a request that never left the browser', 'declined', ['refused'], [problem, undefined]],
  ['a 409 or 422 in the contract’s words', 'refused', [409, 422], [problem, { errorMessage: 'm' }, { code: 'full' }]],
  ['the page of a proxy', 'unconfirmed', [402, 409, 422], ['<html>', '', null, [], {}, { message: ' ' }, { title: 'm' }]],
  ['any other status', 'unconfirmed', [400, 401, 403, 404, 408, 425, 429, 500, 502, 503, 504], [problem]],
  ['no answer', 'unconfirmed', ['offline', 'timeout', 'aborted', 'malformed'], [undefined]],
])('%s: nothing but %s', (_said, kind, statuses, bodies) => {
  for (const status of statuses)
    for (const data of bodies) {
      const outcome = readOutcome({ error: { status, message: 'm', data } }, () => ({ kind: 'notSaved' }))
      expect(outcome.kind, `${String(status)} ${JSON.stringify(data)}`).toBe(kind)
    }
}) // prettier-ignore

it('a success without the expected answer proves nothing: the records decide', () => {
  const error = { status: 'refused', message: 'Already paid', server: 'Already paid' }
  expect(readOutcome({ error }, () => ({ kind: 'notSaved' })).kind).toBe('unconfirmed')
})

it.each([{ data: undefined }, { error: { name: 'AbortError' } }])('what is no answer proves nothing: %j', (answer) => {
  expect(readOutcome(answer, () => ({ kind: 'notSaved' }))).toEqual({ kind: 'unconfirmed' })
})
