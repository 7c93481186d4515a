import fc from 'fast-check'

export type Answer = { status: number | 'offline' | 'timeout'; problem?: boolean } | 'good'
/** What becomes of one send: whether and when it charges, who answers, and when. */
export type Fate = {
  charges: boolean
  chargesAfter: number
  declines: boolean
  answer: Answer
  answersAfter: number
  /** The line dies without a byte and the browser delivers the request again: then only that delivery is answered. */
  repeatedAfter: number | undefined
  /** The first delivery was lost on its way. */
  firstIsLost: boolean
}
export type Records = { lag: number; closedFor: number }
export type Act = 'pay' | 'payThere' | 'reload' | 'recover' | 'recheck' | 'signOut' | 'signIn' | 'wait' | 'waitLong'

/** A refusal of a request that the server has received before. */
export const refused = { declines: false, answer: { status: 409, problem: true } }

/** What the client gets of an answer. */
export function answerOf({ declines, answer }: Pick<Fate, 'declines' | 'answer'>, isCharged: boolean): unknown {
  const body = { message: 'A message', code: 'card_declined' }
  if (declines) return { error: { status: 402, message: 'Declined', code: 'card_declined', data: body } }
  // A good answer comes from the server only after it has charged.
  if (answer === 'good')
    return isCharged
      ? {
          data: {
            order: { orderId: 'o-1', status: 'COMPLETE' },
            rsvp: { status: 'GOING' },
            id: 'card',
            amount: 11,
            seats: 2,
          },
        }
      : { error: { status: 'timeout', message: '' } }
  const { status, problem } = answer
  return status === 202 ? { data: {} } : { error: { status, message: 'A message', data: problem ? body : '<html>' } }
}

const answers: Answer[] = [
  'good',
  ...[401, 403, 409, 422, 429].map((status) => ({ status, problem: true })),
  ...[402, 403, 408, 500, 502].map((status) => ({ status })),
  { status: 'offline' },
  { status: 'timeout' },
]
export const fate: fc.Arbitrary<Fate> = fc.record({
  charges: fc.boolean(),
  chargesAfter: fc.constantFrom(0, 300, 18_000, 59_000, 80_000),
  declines: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
  answer: fc.constantFrom(...answers),
  answersAfter: fc.constantFrom(10, 900, 20_000, 60_000),
  repeatedAfter: fc.constantFrom(undefined, undefined, undefined, 300, 20_000),
  firstIsLost: fc.boolean(),
})
export const records: fc.Arbitrary<Records> = fc.record({
  lag: fc.constantFrom(0, 0, 20_000),
  closedFor: fc.constantFrom(0, 0, 30_000, 400_000),
})
export const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.constantFrom<Act[]>('pay', 'payThere', 'reload', 'recover', 'recheck', 'signOut', 'signIn', 'wait', 'waitLong'),
  { minLength: 1, maxLength: 8 },
)
