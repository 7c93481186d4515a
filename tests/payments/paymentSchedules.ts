import { fc } from '@tests/properties'
import type { CardFace } from '@/domain/billing/sameCard'

/** The card that is entered. */
export const face: CardFace = { last4: '4242', exp_month: 12, exp_year: 2040 }

export type Answer = { status: number | 'offline' | 'timeout'; problem?: boolean } | 'good'
/** The fate of one send: whether and when it charges, who answers, and when. */
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
  /** Charged only once the bank has confirmed it (3-D Secure), where the flow can be asked. */
  asksBank: boolean
}
/** The fate of one run of the bank's step. */
export type Bank = {
  /** abandoned is Stripe's refusal without one of the bank; unknown: Stripe could not be reached; never: no answer. */
  answer: 'confirmed' | 'refused' | 'unknown' | 'never'
  answersAfter: number
  /** The bank confirms, and the server charges, whether or not the page learns of it. */
  confirmsAfter: number | undefined
  /** What the call answers that completes the order, and when. */
  finish: Answer
  finishesAfter: number
}
export type Records = { lag: number; closedFor: number }
/** reopen: the tab is closed and opened again, without the memory of its session. */
export type Act =
  | 'pay' | 'payThere' | 'reload' | 'reopen' | 'recover' | 'recheck' | 'resume' | 'cancel'
  | 'signOut' | 'signIn' | 'wait' | 'waitLong' // prettier-ignore

/** A refusal of a request that the server has received before, and may still be carrying out: not in the contract's words. */
export const refused = { declines: false, answer: { status: 409 } }

/** A 409 or 422 in the contract's words is the truth: it charges nothing. */
export const refuses = (answer: Answer): boolean =>
  typeof answer === 'object' && answer.problem === true && (answer.status === 409 || answer.status === 422)

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
const anyFate: fc.Arbitrary<Fate> = fc.record({
  charges: fc.boolean(),
  chargesAfter: fc.constantFrom(0, 300, 18_000, 59_000, 80_000),
  declines: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
  answer: fc.constantFrom(...answers),
  answersAfter: fc.constantFrom(10, 900, 20_000, 60_000),
  repeatedAfter: fc.constantFrom(undefined, undefined, undefined, 300, 20_000),
  firstIsLost: fc.boolean(),
  asksBank: fc.boolean(),
})
/** Half of the sends reach the bank: a good answer is rare among all the others. */
export const fate: fc.Arbitrary<Fate> = fc.oneof(
  anyFate.map((drawn) => (refuses(drawn.answer) ? { ...drawn, charges: false, asksBank: false } : drawn)),
  anyFate.map((drawn) => ({ ...drawn, declines: false, asksBank: true, answer: 'good' as const })),
)
const heard = fc.record({
  answersAfter: fc.constantFrom(10, 900, 20_000, 90_000),
  finish: fc.constantFrom<Answer>('good', ...answers),
  finishesAfter: fc.constantFrom(10, 900, 20_000),
})
/** Confirmed, refused (or abandoned, which Stripe tells alike), Stripe out of reach, never answered. */
export const bank: fc.Arbitrary<Bank> = fc
  .tuple(
    heard,
    fc.oneof(
      fc.record({ answer: fc.constant('confirmed' as const), confirmsAfter: fc.constantFrom(0, 900, 20_000) }),
      fc.constant({ answer: 'refused' as const, confirmsAfter: undefined }),
      fc.record({
        answer: fc.constantFrom('unknown' as const, 'never' as const),
        confirmsAfter: fc.constantFrom(undefined, 300, 5000, 60_000, 150_000),
      }),
    ),
  )
  .map(([common, step]) => ({ ...common, ...step }))
export const records: fc.Arbitrary<Records> = fc.record({
  lag: fc.constantFrom(0, 0, 20_000),
  closedFor: fc.constantFrom(0, 0, 30_000, 400_000),
})
const act = fc.constantFrom<Act[]>(
  'pay', 'payThere', 'reload', 'reopen', 'recover', 'recheck', 'resume', 'cancel',
  'signOut', 'signIn', 'wait', 'waitLong',
) // prettier-ignore
/** Leaving in the middle, and coming back when everything has had its time, is as likely as all other orders. */
const leaving = fc.tuple(
  fc.constantFrom<Act[]>('wait', 'waitLong'),
  fc.constantFrom<Act[]>('reload', 'reopen'),
  fc.constantFrom<Act[]>('recheck', 'waitLong', 'cancel', 'resume'),
)
export const acts: fc.Arbitrary<Act[]> = fc.oneof(
  fc.array(act, { minLength: 1, maxLength: 8 }),
  fc.tuple(leaving, fc.array(act, { maxLength: 5 })).map(([first, rest]) => [...first, ...rest]),
)
