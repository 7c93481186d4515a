import { criticalWork } from '@/lib/criticalWork'
import type { Cents } from '@/lib/money'
import { singleFlight } from '@/lib/singleFlight'
import { attempts, newReference, type Attempt } from './attempts'
import { mayPay, type Finding, type PaymentState, type Stop, type Verdict } from './states'
import { elsewhere, stopOf, unexpected } from './verdict'

/** The waits before each look at the server's books after a lost answer, in ms; tests shorten them. */
export const paymentPace = { looks: [0, 2000, 4000, 8000], now: () => Date.now() }

/** How a kind of payment is carried out. Made once for each payment; holds nothing of a page. */
export type Flow<Facts, Receipt> = {
  /** Charges. Called once for each attempt, never again by itself. */
  send: (attempt: Attempt<Facts>, source: string | null) => Promise<Verdict<Receipt>>
  /** Has the bank ask the payer. lost: Stripe cannot be reached. */
  confirm: (clientSecret: string, order?: Order<Facts>) => Promise<'agreed' | 'refused' | 'lost'>
  /** Tells the server that the bank has spoken. */
  finish: (clientSecret: string, attempt: Attempt<Facts>) => Promise<Verdict<Receipt>>
  /** Reads the server's books. Never throws. */
  find: (attempt: Attempt<Facts>) => Promise<Finding<Receipt>>
  /** It is paid, however that was found out. */
  done?: (attempt: Attempt<Facts>, receipt: Receipt | null) => void
}

/** One wish to pay. */
export type Order<Facts> = {
  /** The last look before anything is sent: what is paid, or why it is not. */
  prepare: () => Promise<{ cents: Cents; facts: Facts } | { stop: Stop }>
  /** The card: a token, a saved card's id, null where nothing is charged; or why there is none. */
  card: () => Promise<{ source: string | null } | { stop: Stop }>
  /** Says more of a refusal than its status does. */
  explain?: (error: Parameters<typeof stopOf>[0]) => Promise<Stop | undefined>
  /** Uses the card fields of the page to answer the bank. */
  confirm?: (clientSecret: string) => Promise<'agreed' | 'refused' | 'lost'>
  /** After it was paid: the card is saved. */
  afterwards?: () => void
}

const day = 86_400_000

/**
 * A payment under a key, outside of React: at most one send for each wish to pay, whatever is clicked, remounted or opened
 * in another tab (T5.1); after a lost answer it is found out what became of it, never sent again (T5.2).
 */
export class Payment<Facts, Receipt> {
  #key: string
  #flow: Flow<Facts, Receipt>
  #state: PaymentState<Receipt> = { step: 'idle' }
  #listeners = new Set<() => void>()
  #flying = false

  constructor(key: string, flow: Flow<Facts, Receipt>) {
    this.#key = key
    this.#flow = flow
  }

  read = (): PaymentState<Receipt> => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      // The end of a payment is shown once; what ends while nobody looks is shown to the next who does.
      setTimeout(() => this.#listeners.size === 0 && this.dismiss())
    }
  }

  #set(state: PaymentState<Receipt>): void {
    this.#state = state
    for (const listener of [...this.#listeners]) listener()
  }

  /** Pays, unless a payment is under way already. */
  pay = async (order: Order<Facts>): Promise<void> => {
    if (!mayPay(this.#state)) return
    this.#set({ step: 'tokenising' })
    await this.#alone(() => this.#run(order))
  }

  /** Takes up what an earlier page has left undecided. */
  recover = async (): Promise<void> => {
    const { step } = this.#state
    if (step !== 'idle' && step !== 'unknown') return
    if (attempts.read(this.#key)) await this.#alone(() => this.#lookAtOpen())
  }

  /** Another tab has begun or ended its payment. */
  follow = (): (() => void) =>
    attempts.onChange(this.#key, () => {
      const waits = this.#state.step === 'stopped' && this.#state.stop.kind === 'elsewhere'
      if (waits && !attempts.read(this.#key)) this.#set({ step: 'idle' })
    })

  /** Lets the bank ask again. */
  resume = (): Promise<void> => this.#onWaiting((attempt, secret) => this.#ask(attempt, secret))

  /** Gives up a payment that waits for the bank. */
  giveUp = (): Promise<void> =>
    this.#onWaiting(async (attempt, secret) => {
      this.#set({ step: 'sent', attempt })
      await this.#finish(attempt, secret)
    })

  /** Looks again at what became of a payment. */
  lookAgain = (): Promise<void> => this.#alone(() => this.#lookAtOpen())

  /** Takes note of the end. What is not decided stays. */
  dismiss = (): void => {
    if (['stopped', 'unpaid', 'confirmed'].includes(this.#state.step)) this.#set({ step: 'idle' })
  }

  /** Lets go of a payment that nobody can clear up and that nothing can be paid twice of. */
  close = (): void => {
    if (this.#state.step !== 'unknown' || !this.#state.closable) return
    attempts.remove(this.#key)
    this.#set({ step: 'idle' })
  }

  async #alone(run: () => Promise<void>): Promise<void> {
    const flight = await singleFlight(`pay:${this.#key}`, async () => {
      this.#flying = true
      const end = criticalWork.start()
      addEventListener('beforeunload', stay)
      try {
        await run()
      } catch (error) {
        // Whatever breaks here must not look like a payment that did not happen.
        console.error('A payment was interrupted', error)
        await this.#lookAtOpen()
      } finally {
        removeEventListener('beforeunload', stay)
        this.#flying = false
        end()
      }
    })
    if (!('running' in flight)) return
    // Its own run goes on and tells how it ends; anybody else's is told of at once.
    if (flight.running === 'elsewhere' || !this.#flying) this.#set({ step: 'stopped', stop: elsewhere })
  }

  async #onWaiting(act: (attempt: Attempt<Facts>, secret: string) => Promise<void>): Promise<void> {
    if (this.#state.step !== 'waiting') return
    const attempt = this.#state.attempt as Attempt<Facts>
    const secret = attempts.secretOf(attempt)
    await this.#alone(() => (secret === undefined ? this.#look(attempt) : act(attempt, secret)))
  }

  async #run(order: Order<Facts>): Promise<void> {
    // Never a second send over one that is not decided.
    if (attempts.read(this.#key)) return this.#lookAtOpen()
    const ready = await order.prepare()
    if ('stop' in ready) return this.#set({ step: 'stopped', stop: ready.stop })
    const card = await order.card()
    if ('stop' in card) return this.#set({ step: 'stopped', stop: card.stop })
    const attempt: Attempt<Facts> = { ...ready, reference: newReference(), sentAt: paymentPace.now(), stage: 'sent' }
    attempts.write(this.#key, attempt)
    this.#set({ step: 'sent', attempt })
    await this.#settle(attempt, await this.#flow.send(attempt, card.source), order)
  }

  async #settle(attempt: Attempt<Facts>, verdict: Verdict<Receipt>, order?: Order<Facts>): Promise<void> {
    if (verdict.kind === 'paid') return this.#end(attempt, verdict.receipt, order)
    if (verdict.kind === 'notSaved') return this.#end(attempt, null, order)
    if (verdict.kind === 'ask') return this.#ask(attempt, verdict.clientSecret, order)
    if (verdict.kind === 'lost') return this.#look(attempt, order)
    attempts.remove(this.#key)
    const stop = (await order?.explain?.(verdict.error)) ?? stopOf(verdict.error)
    this.#set({ step: 'stopped', stop })
  }

  #end(attempt: Attempt<Facts>, receipt: Receipt | null, order?: Order<Facts>): void {
    attempts.remove(this.#key)
    this.#set({ step: 'confirmed', attempt, receipt })
    this.#flow.done?.(attempt, receipt)
    order?.afterwards?.()
  }

  async #ask(attempt: Attempt<Facts>, secret: string, order?: Order<Facts>): Promise<void> {
    const asking: Attempt<Facts> = { ...attempt, stage: 'asking' }
    attempts.write(this.#key, asking)
    attempts.keepSecret(asking, secret)
    this.#set({ step: 'asking', attempt: asking })
    const said = await (order?.confirm ?? this.#flow.confirm)(secret)
    if (said === 'lost') return this.#look(asking, order)
    this.#set({ step: 'sent', attempt: asking })
    await this.#finish(asking, secret, order)
  }

  async #finish(attempt: Attempt<Facts>, secret: string, order?: Order<Facts>): Promise<void> {
    const verdict = await this.#flow.finish(secret, attempt)
    // 402 is the bank's no; any other refusal (used before, unknown) says nothing of the money.
    const isOpen = verdict.kind === 'ask' || (verdict.kind === 'refused' && verdict.error.status !== 402)
    await (isOpen ? this.#look(attempt, order) : this.#settle(attempt, verdict, order))
  }

  async #lookAtOpen(): Promise<void> {
    const attempt = attempts.read<Facts>(this.#key)
    if (attempt) await this.#look(attempt)
    else if (!['confirmed', 'stopped'].includes(this.#state.step)) this.#set({ step: 'stopped', stop: unexpected })
  }

  async #look(attempt: Attempt<Facts>, order?: Order<Facts>): Promise<void> {
    this.#set({ step: 'checking', attempt })
    let found: Finding<Receipt> = { kind: 'unreadable' }
    for (const wait of paymentPace.looks) {
      await new Promise((done) => setTimeout(done, wait))
      found = await this.#flow.find(attempt).catch((): Finding<Receipt> => ({ kind: 'unreadable' }))
      if (found.kind === 'paid') return this.#end(attempt, found.receipt, order)
      if (found.kind === 'failed') break
      if (found.kind === 'pending' && attempts.secretOf(attempt)) return this.#set({ step: 'waiting', attempt })
    }
    if (found.kind === 'failed' || found.kind === 'none') {
      attempts.remove(this.#key)
      return this.#set({ step: 'unpaid', attempt })
    }
    const unknown: Attempt<Facts> = { ...attempt, stage: 'unknown' }
    attempts.write(this.#key, unknown)
    const closable = found.kind === 'gone' || paymentPace.now() - attempt.sentAt > day
    const orderId = found.kind === 'pending' ? found.orderId : undefined
    this.#set({ step: 'unknown', attempt: unknown, closable, ...(orderId ? { orderId } : {}) })
  }
}

function stay(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
