import { criticalWork } from '@/lib/criticalWork'
import { singleFlight } from '@/lib/singleFlight'
import type { PaymentAdapter, PaymentRequest } from './adapter'
import { attempts, isOld, newReference, type Attempt } from './attempts'
import { delays, readUntilSettled } from './checking'
import { describeError, elsewhere, notStarted, unchecked } from './outcome'
import { isUndecided, mayPay, type PaymentOutcome, type PaymentState, type ReconcileResult } from './types'

/**
 * A payment under a key, outside React: at most one send for each intent to pay, whatever is clicked, remounted or opened
 * in another tab (T5.1). An answer that is no proof is checked against the server's records, never sent again (T5.2).
 */
export class Payment<Facts, Receipt, Payload = undefined> {
  #key: string
  #adapter: PaymentAdapter<Facts, Receipt, Payload>
  #state: PaymentState<Receipt> = { step: 'idle' }
  #listeners = new Set<() => void>()
  /** This instance holds the lock. */
  #running = false
  #leaveCritical: (() => void) | undefined

  constructor(key: string, adapter: PaymentAdapter<Facts, Receipt, Payload>) {
    this.#key = key
    this.#adapter = adapter
  }

  read = (): PaymentState<Receipt> => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      // The end of a payment is shown once; what ends while nobody watches is shown to the next who does.
      setTimeout(() => this.#listeners.size === 0 && this.dismiss())
    }
  }

  /** Pays, unless a payment is running already. */
  pay = async (request: PaymentRequest<Facts, Payload>): Promise<void> => {
    if (!mayPay(this.#state)) return
    this.#set({ step: 'preparing' })
    await this.#alone(() => this.#run(request))
  }

  /** Continues what an earlier page has left undecided. */
  recover = async (): Promise<void> => {
    const { step } = this.#state
    if (step !== 'idle' && step !== 'unknown') return
    if (attempts.open(this.#key)) await this.#alone(() => this.#checkOpen())
  }

  /** Follows the payments of other tabs. @returns how to stop */
  follow = (): (() => void) =>
    attempts.onChange(this.#key, () => {
      if (this.#running || attempts.open(this.#key)) return
      const { step } = this.#state
      const waits = step === 'blocked' && this.#state.blocker.kind === 'elsewhere'
      if (waits || step === 'notPaid' || isUndecided(this.#state)) this.#set({ step: 'idle' })
      this.#adapter.onDecidedElsewhere?.()
    })

  /** Lets the bank ask again. */
  resume = (): Promise<void> => this.#onAwaiting((attempt, secret) => this.#authenticate(attempt, secret))

  /** Cancels a payment that waits for the bank. */
  cancel = (): Promise<void> =>
    this.#onAwaiting(async (attempt, secret) => {
      // Without its secret nobody can confirm it any more.
      attempts.dropSecret(attempt)
      await this.#finish(this.#sentAgain(attempt), secret, 'unknown')
    })

  /** Reads the server's records again. */
  recheck = (): Promise<void> => this.#alone(() => this.#checkOpen())

  /** Puts away the notice of a decided payment. What is undecided stays. */
  dismiss = (): void => {
    if (['blocked', 'notPaid', 'paid'].includes(this.#state.step)) this.#set({ step: 'idle' })
  }

  /** Puts away a payment that cannot be decided and cannot be paid twice. */
  close = (): void => {
    if (this.#state.step !== 'unknown' || !this.#state.closable) return
    attempts.remove(this.#key)
    this.#set({ step: 'idle' })
  }

  #set(state: PaymentState<Receipt>): void {
    this.#state = state
    // Until the answer is here the page must not be left; a check goes on wherever the payer goes.
    const isCritical = ['preparing', 'sending', 'authenticating'].includes(state.step)
    if (isCritical) this.#leaveCritical ??= enterCritical()
    else {
      this.#leaveCritical?.()
      this.#leaveCritical = undefined
    }
    for (const listener of [...this.#listeners]) listener()
  }

  async #alone(run: () => Promise<void>): Promise<void> {
    const flight = await singleFlight(`pay:${this.#key}`, async () => {
      this.#running = true
      try {
        await run()
      } catch (error) {
        // Whatever breaks here must not look like a payment that did not happen.
        console.error('A payment was interrupted', error)
        await this.#checkOpen()
      } finally {
        this.#running = false
      }
    })
    if (!('running' in flight)) return
    // Its own run goes on and reports its end; if another tab holds the lock, say so immediately.
    if (flight.running === 'elsewhere' || !this.#running) this.#set({ step: 'blocked', blocker: elsewhere })
  }

  async #onAwaiting(act: (attempt: Attempt<Facts>, secret: string) => Promise<void>): Promise<void> {
    if (this.#state.step !== 'awaitingBank') return
    const { reference } = this.#state.attempt
    await this.#alone(async () => {
      const attempt = attempts.open<Facts>(this.#key)
      const secret = attempt && attempts.secretOf(attempt)
      if (attempt?.reference === reference && secret !== undefined) await act(attempt, secret)
      else await this.#checkOpen()
    })
  }

  async #run(request: PaymentRequest<Facts, Payload>): Promise<void> {
    if (!(await this.#isClear())) return
    const ready = await request.confirmPrice()
    if ('blocker' in ready) return this.#set({ step: 'blocked', blocker: ready.blocker })
    const card = await request.card()
    if ('blocker' in card) return this.#set({ step: 'blocked', blocker: card.blocker })
    // Where the browser has no locks another tab may have sent meanwhile.
    if (attempts.open(this.#key)) return this.#checkOpen()
    const attempt: Attempt<Facts> = { ...ready, reference: newReference(), sentAt: delays.now(), stage: 'sent' }
    attempts.write(this.#key, attempt)
    this.#set({ step: 'sending', attempt })
    await this.#settle(attempt, await this.#adapter.send(attempt, card.source, request.payload), request)
  }

  /** Never a second send over a payment that is undecided, nor before one more look for one that seemed not to be paid. */
  async #isClear(): Promise<boolean> {
    const earlier = attempts.read<Facts>(this.#key)
    if (!earlier) return true
    if (earlier.stage !== 'notPaid') {
      await this.#check(earlier)
      return false
    }
    if (isOld(earlier, delays.now())) return true
    const result = await this.#reconcile(earlier)
    if (result.kind === 'paid') this.#end(earlier, result.receipt)
    else if (result.kind === 'unreadable') this.#set({ step: 'blocked', blocker: unchecked })
    else if (result.kind === 'pending') await this.#check({ ...earlier, stage: 'unknown' })
    else return true
    return false
  }

  async #settle(
    attempt: Attempt<Facts>,
    outcome: PaymentOutcome<Receipt>,
    request?: PaymentRequest<Facts, Payload>,
  ): Promise<void> {
    if (outcome.kind === 'paid') return this.#end(attempt, outcome.receipt, request)
    if (outcome.kind === 'notSaved') return this.#end(attempt, null, request)
    if (outcome.kind === 'actionRequired') return this.#authenticate(attempt, outcome.clientSecret, request)
    const { error } = outcome
    if (outcome.kind === 'unconfirmed') return this.#check({ ...attempt, ...(error ? { error } : {}) }, request)
    attempts.remove(this.#key)
    const blocker = (await request?.describeError?.(outcome.error)) ?? describeError(outcome.error)
    this.#set({ step: 'blocked', blocker })
  }

  #end(attempt: Attempt<Facts>, receipt: Receipt | null, request?: PaymentRequest<Facts, Payload>): void {
    attempts.remove(this.#key)
    this.#set({ step: 'paid', attempt, receipt })
    this.#adapter.onPaid?.(attempt, receipt)
    request?.onPaid?.()
  }

  async #authenticate(
    attempt: Attempt<Facts>,
    secret: string,
    request?: PaymentRequest<Facts, Payload>,
  ): Promise<void> {
    const asking: Attempt<Facts> = { ...attempt, stage: 'authenticating' }
    attempts.write(this.#key, asking)
    attempts.keepSecret(asking, secret)
    this.#set({ step: 'authenticating', attempt: asking })
    const bank = await (request?.authenticate ?? this.#adapter.authenticate)(secret)
    if (bank === 'unknown') return this.#check(asking, request)
    // Once confirmed there is nothing left to ask: the records will show it.
    if (bank === 'confirmed') attempts.dropSecret(asking)
    await this.#finish(this.#sentAgain(asking), secret, bank, request)
  }

  #sentAgain(attempt: Attempt<Facts>): Attempt<Facts> {
    const sent: Attempt<Facts> = { ...attempt, stage: 'sent', lastSentAt: delays.now() }
    attempts.write(this.#key, sent)
    this.#set({ step: 'sending', attempt: sent })
    return sent
  }

  async #finish(
    attempt: Attempt<Facts>,
    secret: string,
    bank: 'confirmed' | 'refused' | 'unknown',
    request?: PaymentRequest<Facts, Payload>,
  ): Promise<void> {
    const outcome = await this.#adapter.finish(secret, attempt, bank)
    await (outcome.kind === 'actionRequired' ? this.#check(attempt, request) : this.#settle(attempt, outcome, request))
  }

  async #checkOpen(): Promise<void> {
    const attempt = attempts.open<Facts>(this.#key)
    if (attempt) return this.#check(attempt)
    const { step } = this.#state
    // Another tab has decided it meanwhile.
    if (isUndecided(this.#state)) this.#set({ step: 'idle' })
    else if (step !== 'paid' && step !== 'blocked') this.#set({ step: 'blocked', blocker: notStarted })
  }

  /** A failing read is no answer; a reload of our own must not cut it off. */
  async #reconcile(attempt: Attempt<Facts>): Promise<ReconcileResult<Receipt>> {
    const end = criticalWork.start()
    try {
      return await this.#adapter.reconcile(attempt)
    } catch {
      return { kind: 'unreadable' }
    } finally {
      end()
    }
  }

  async #check(attempt: Attempt<Facts>, request?: PaymentRequest<Facts, Payload>): Promise<void> {
    attempts.write(this.#key, attempt)
    this.#set({ step: 'checking', attempt })
    const result = await readUntilSettled(attempt, () => this.#reconcile(attempt))
    if (result.kind === 'paid') return this.#end(attempt, result.receipt, request)
    if (result.kind === 'pending' && attempts.secretOf(attempt)) return this.#set({ step: 'awaitingBank', attempt })
    if (result.kind === 'failed' || result.kind === 'none') {
      const notPaid: Attempt<Facts> = { ...attempt, stage: 'notPaid' }
      attempts.dropSecret(attempt)
      attempts.write(this.#key, notPaid)
      // Known by now to be the true reason, the server's error says more than that there is no order.
      const blocker = attempt.error && (await request?.describeError?.(attempt.error))
      return this.#set(blocker ? { step: 'blocked', blocker } : { step: 'notPaid', attempt: notPaid })
    }
    const unknown: Attempt<Facts> = { ...attempt, stage: 'unknown' }
    attempts.write(this.#key, unknown)
    const closable = result.kind === 'gone' || isOld(attempt, delays.now())
    const orderId = result.kind === 'pending' ? result.orderId : undefined
    this.#set({ step: 'unknown', attempt: unknown, closable, ...(orderId ? { orderId } : {}) })
  }
}

/** Keeps the page from being left or reloaded. @returns how to allow it again */
function enterCritical(): () => void {
  const end = criticalWork.start()
  const stay = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', stay)
  return () => {
    removeEventListener('beforeunload', stay)
    end()
  }
}
