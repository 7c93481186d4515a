import { delays } from '@/store/payment/checking'
import { answerOf, face, refused, refuses, type Bank, type Fate, type Records } from './paymentSchedules'

const later = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** One payment as the server keeps it: `asked` while the bank has not confirmed it. */
type Kept = { id: string; sentAt: number; status: 'sent' | 'asked' | 'charged' | 'failed'; changedAt: number }

/** The server of a schedule and the bank behind it: what they do is drawn, what they have done is the truth. */
export class PaymentServer {
  readonly #fates: Fate[]
  readonly #banks: Bank[]
  readonly #records: Records
  readonly #begun = Date.now()
  readonly #kept: Kept[] = []
  readonly chargedAt: number[] = []
  /** When those were sent that charge, then or later. */
  readonly chargingSends: number[] = []
  sends = 0
  declined = 0
  #asked = 0
  lastSend: { at: number; maySendAgain: boolean } | undefined

  constructor(fates: Fate[], banks: Bank[], records: Records) {
    this.#fates = fates
    this.#banks = banks
    this.#records = records
  }

  /** How many charges the records show by now. */
  visible = (): number => this.chargedAt.filter((at) => at + this.#records.lag <= Date.now()).length

  orderIds = (): string[] => this.#orders().map(({ orderId }) => orderId)

  #orders = () =>
    this.#kept
      .filter(({ status, sentAt }) => status !== 'sent' && sentAt + this.#records.lag <= Date.now())
      .map(({ id, status, changedAt, sentAt }) => {
        const isShown = changedAt + this.#records.lag <= Date.now()
        const shown = status === 'charged' ? 'COMPLETE' : status === 'failed' ? 'FAILED' : 'PENDING'
        return {
          orderId: id,
          createdAt: new Date(sentAt).toISOString(),
          status: isShown ? shown : 'PENDING',
          items: [{ uid: 'kit', quantity: 1 }],
        }
      })

  #charge(kept: Kept): void {
    if (kept.status === 'charged') return
    kept.status = 'charged'
    kept.changedAt = Date.now()
    this.chargedAt.push(Date.now())
  }

  /** What a read of the records answers. @param elsewhere a record of another device */
  read(what: string, elsewhere?: object): unknown {
    if (Date.now() - this.#begun < this.#records.closedFor) return { isError: true }
    const count = this.visible()
    const going = {
      event: { eventId: 'ev' },
      rsvp: { status: 'GOING', newUser: true, createdAt: new Date().toISOString() },
    }
    if (what === 'orders') return { data: this.#orders() }
    if (what === 'seats') return { data: { count: 5 + 2 * count } }
    if (what === 'team') return { data: { status: 'ACTIVE' } }
    const own = { events: going, cards: { id: 'card', card: face } }[what]
    return { data: [...(elsewhere ? [elsewhere] : []), ...(count === 0 ? [] : [own])] }
  }

  /** A request to charge. @param asksBank whether this flow can be asked for 3-D Secure */
  send(asksBank: boolean): Promise<unknown> {
    const fate = this.#fates[this.sends % this.#fates.length] as Fate
    this.sends += 1
    const sentAt = Date.now()
    const kept: Kept = { id: `o-${this.sends}`, sentAt, status: 'sent', changedAt: sentAt }
    this.#kept.push(kept)
    this.lastSend = { at: sentAt, maySendAgain: fate.declines || refuses(fate.answer) }
    if (fate.declines) this.declined += 1
    const { repeatedAfter, answersAfter } = fate
    const asks = asksBank && fate.asksBank && !fate.declines
    let received = false
    /** @returns whether the server had this request before: then it refuses this delivery. */
    const deliver = () => {
      if (received) return true
      received = true
      if (asks) {
        kept.status = 'asked'
        this.#asking = kept
      } else if (fate.charges && !fate.declines) {
        this.chargingSends.push(sentAt)
        setTimeout(() => this.#charge(kept), fate.chargesAfter)
      }
      return false
    }
    const answer = () => (asks && fate.answer === 'good' ? this.#ask() : answerOf(fate, kept.status === 'charged'))
    if (repeatedAfter === undefined) {
      deliver()
      return later(answersAfter).then(answer)
    }
    if (!fate.firstIsLost) deliver()
    return later(repeatedAfter).then(async () => {
      const isRefused = deliver()
      await later(answersAfter)
      return isRefused && !fate.declines ? answerOf(refused, true) : answer()
    })
  }

  #asking: Kept | undefined
  #confirming: { kept: Kept; at: number; timer: ReturnType<typeof setTimeout> } | undefined
  /** What the bank's steps of this schedule ended with. */
  readonly steps: (Bank['answer'] | 'left')[] = []

  /** The page with the bank's step is gone: what the customer has begun there goes on, but not for ever. */
  leave(): void {
    if (!this.#confirming) return
    const { kept, at, timer } = this.#confirming
    if (kept.status === 'asked') this.steps.push('left')
    if (at - Date.now() < delays.horizon || kept.status !== 'asked') return
    clearTimeout(timer)
    this.chargingSends.splice(this.chargingSends.indexOf(kept.sentAt), 1)
  }

  #ask = () => ({
    data: {
      requires_action: true,
      client_secret: 'pi_secret',
      order: { orderId: this.#asking?.id, status: 'PENDING' },
    },
  })

  /** The Stripe step: the bank asks its customer, who confirms, refuses or walks away, and Stripe tells the page. */
  bank = (): Promise<unknown> => {
    const kept = this.#asking
    const bank = this.#banks[this.#asked % this.#banks.length] as Bank
    this.#asked += 1
    if (!kept) throw new Error('The bank was asked without a payment')
    if (kept.status === 'charged') return later(bank.answersAfter).then(() => 'confirmed')
    if (kept.status === 'failed') return later(bank.answersAfter).then(() => 'refused')
    const { confirmsAfter } = bank
    if (confirmsAfter !== undefined) {
      this.chargingSends.push(kept.sentAt)
      const timer = setTimeout(() => this.#charge(kept), confirmsAfter)
      this.#confirming = { kept, at: Date.now() + confirmsAfter, timer }
    }
    this.steps.push(bank.answer)
    if (bank.answer === 'never') return new Promise(() => undefined)
    return later(Math.max(bank.answersAfter, bank.answer === 'confirmed' ? (confirmsAfter ?? 0) : 0)).then(() => {
      if (bank.answer !== 'refused') return bank.answer
      kept.status = 'failed'
      kept.changedAt = Date.now()
      this.declined += 1
      this.lastSend = { at: kept.sentAt, maySendAgain: true }
      return 'refused'
    })
  }

  /** The call that completes an order after the bank's step. */
  finish(): Promise<unknown> {
    const bank = this.#banks[(this.#asked - 1) % this.#banks.length] as Bank
    const order = this.#kept.find((kept) => kept === this.#asking)
    const status = { charged: 'COMPLETE', failed: 'FAILED', asked: 'PENDING', sent: 'PENDING' }[order?.status ?? 'sent']
    return later(bank.finishesAfter).then(() =>
      bank.finish === 'good'
        ? { data: { orderId: order?.id, status, createdAt: new Date().toISOString(), items: [] } }
        : answerOf({ declines: false, answer: bank.finish }, true),
    )
  }
}
