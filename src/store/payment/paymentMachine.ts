import { certaintyOf } from '@/lib/calls/certainty'
import { criticalWork } from '@/lib/browser/criticalWork'
import { singleFlight } from '@/lib/calls/singleFlight'
import type { PaymentAdapter, PaymentRequest } from './adapter'
import { attempts, isOld, newReference } from './attempts'
import {
  type Attempt,
  isUndecided,
  mayPay,
  type PaymentError,
  type PaymentOutcome,
  type PaymentState,
  type ReconcileResult,
  shownAttempt,
} from './types'
import { delays, readUntilSettled, sentNow } from './checking'
import { enterCritical } from './leaving'
import { describeError, elsewhere, notStarted, unchecked } from './blockers'
import { observable } from '@/lib/browser/observable'

/**
 * A payment by key, outside React: at most one request per intent to pay, whatever is clicked, remounted or opened in
 * another tab. An inconclusive response is reconciled with the server's records, never sent again.
 */
export class Payment<Facts, Receipt, Payload = undefined> {
  #key: string
  #adapter: PaymentAdapter<Facts, Receipt, Payload>
  #state: PaymentState<Receipt, Facts> = { step: 'idle' }
  #changes = observable()
  /** This instance holds the lock. */
  #running = false
  #leaveCritical: (() => void) | undefined

  constructor(key: string, adapter: PaymentAdapter<Facts, Receipt, Payload>) {
    this.#key = key
    this.#adapter = adapter
  }

  read = (): PaymentState<Receipt, Facts> => this.#state

  subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.#changes.subscribe(listener)
    return () => {
      unsubscribe()
      // A result is shown once: it is dismissed with its last subscriber, unless another one subscribes at once. If it
      // has none when it arrives, it waits for the next one.
      setTimeout(() => !this.#changes.hasListeners() && this.dismiss())
    }
  }

  /** Pays, unless a payment is in progress. */
  pay = async (request: PaymentRequest<Facts, Payload>): Promise<void> => {
    if (!mayPay(this.#state)) return
    this.#set({ step: 'preparing' })
    await this.#alone(() => this.#run(request))
  }

  /** Resumes a payment that an earlier page load left undecided. */
  recover = async (): Promise<void> => {
    const { step } = this.#state
    if (step !== 'idle' && step !== 'unknown') return
    if (attempts.open(this.#key)) await this.#alone(() => this.#checkOpen())
  }

  /** Follows payments in other tabs. @returns an unsubscribe function */
  follow = (): (() => void) =>
    attempts.onChange(this.#key, () => {
      if (this.#running || attempts.open(this.#key)) return
      const { step } = this.#state
      const waits = step === 'blocked' && this.#state.blocker.kind === 'elsewhere'
      if (waits || step === 'notPaid' || isUndecided(this.#state)) this.#set({ step: 'idle' })
      this.#adapter.onDecidedElsewhere?.()
    })

  /** Restarts the bank's authentication. */
  resume = (): Promise<void> => this.#onAwaiting((attempt, secret) => this.#authenticate(attempt, secret))

  /** Cancels a payment that is waiting for authentication. */
  cancel = (): Promise<void> =>
    this.#onAwaiting(async (attempt, secret) => {
      // Without its client secret, the bank can't be asked to confirm it any more.
      attempts.dropSecret(attempt)
      await this.#finish(this.#sentAgain(attempt), secret, 'unknown')
    })

  /** Reconciles with the server's records again. */
  recheck = (): Promise<void> => this.#alone(() => this.#checkOpen())

  /** Dismisses the notice of a decided payment; undecided ones stay. */
  dismiss = (): void => {
    if (['blocked', 'notPaid', 'paid'].includes(this.#state.step)) this.#set({ step: 'idle' })
  }

  /** Dismisses a payment that can't be decided and can't be charged twice. */
  close = (): void => {
    if (this.#state.step !== 'unknown' || !this.#state.closable) return
    attempts.remove(this.#key)
    this.#set({ step: 'idle' })
  }

  #set(state: PaymentState<Receipt, Facts>): void {
    this.#state = state
    // The page must not be left before the response; reconciling continues on other pages.
    const isCritical = ['preparing', 'sending', 'authenticating'].includes(state.step)
    if (isCritical) this.#leaveCritical ??= enterCritical()
    else {
      this.#leaveCritical?.()
      this.#leaveCritical = undefined
    }
    this.#changes.notify()
  }

  async #alone(run: () => Promise<void>): Promise<void> {
    const flight = await singleFlight(`pay:${this.#key}`, async () => {
      this.#running = true
      try {
        await run()
      } catch (error) {
        // An error in our own code must not look like a payment that was not made.
        console.error('A payment was interrupted', error)
        await this.#checkOpen()
      } finally {
        this.#running = false
      }
    })
    // A run of this instance continues and reports its result; if another tab holds the lock, say so immediately.
    if ('running' in flight && !this.#running) this.#set({ step: 'blocked', blocker: elsewhere })
  }

  async #onAwaiting(proceed: (attempt: Attempt<Facts>, secret: string) => Promise<void>): Promise<void> {
    if (this.#state.step !== 'awaitingBank') return
    const { reference } = this.#state.attempt
    await this.#alone(async () => {
      const attempt = attempts.open<Facts>(this.#key)
      const secret = attempt && attempts.secretOf(attempt)
      if (attempt?.reference === reference && secret !== undefined) await proceed(attempt, secret)
      else await this.#checkOpen()
    })
  }

  async #run(request: PaymentRequest<Facts, Payload>): Promise<void> {
    if (!(await this.#isClear())) return
    const ready = await request.confirmPrice()
    if ('blocker' in ready) return this.#set({ step: 'blocked', blocker: ready.blocker })
    const card = await request.card()
    if ('blocker' in card) return this.#set({ step: 'blocked', blocker: card.blocker })
    // Without Web Locks, another tab may have sent the request in the meantime.
    if (attempts.open(this.#key)) return this.#checkOpen()
    const attempt: Attempt<Facts> = { ...ready, reference: newReference(), sentAt: sentNow(), stage: 'sent' }
    attempts.write(this.#key, attempt)
    this.#set({ step: 'sending', attempt })
    await this.#settle(attempt, await this.#adapter.send(attempt, card.source, request.payload, card.face), request)
  }

  /** Whether a new attempt may be sent; if an earlier one is undecided, or was paid after all, shows that instead. */
  async #isClear(): Promise<boolean> {
    const earlier = attempts.read<Facts>(this.#key)
    if (!earlier) return true
    if (earlier.stage !== 'notPaid') {
      await this.#check(earlier)
      return false
    }
    if (isOld(earlier, delays.now())) return true
    const result = await this.#reconcile(earlier)
    if (result.kind === 'paid') this.#end(earlier, result.receipt, undefined, true)
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
    if (outcome.kind === 'refused') return this.#refuse({ ...attempt, error: outcome.error }, request)
    attempts.remove(this.#key)
    const blocker = (await request?.describeError?.(outcome.error)) ?? describeError(outcome.error)
    this.#set({ step: 'blocked', blocker })
  }

  /** A refused request charged nothing; one read of the records shows whether an earlier delivery of it did. */
  async #refuse(attempt: Refused<Facts>, request?: PaymentRequest<Facts, Payload>): Promise<void> {
    attempts.write(this.#key, attempt)
    this.#set({ step: 'refused', attempt, text: attempt.error.message })
    const result = await this.#reconcile(attempt)
    if (result.kind === 'paid') return this.#end(attempt, result.receipt, request, true)
    if (result.kind === 'unreadable' || result.kind === 'pending') return this.#check(attempt, request)
    const blocker = (await request?.describeError?.(attempt.error)) ?? describeError(attempt.error)
    this.#keepUnpaid(attempt)
    this.#set({ step: 'blocked', blocker })
  }

  /** Stores that an attempt was not paid: the records are read once more before the next one. */
  #keepUnpaid(attempt: Attempt<Facts>): Attempt<Facts> {
    const notPaid: Attempt<Facts> = { ...attempt, stage: 'notPaid' }
    attempts.dropSecret(attempt)
    attempts.write(this.#key, notPaid)
    return notPaid
  }

  #end(
    attempt: Attempt<Facts>,
    receipt: Receipt | null,
    request?: PaymentRequest<Facts, Payload>,
    isFound = false,
  ): void {
    attempts.remove(this.#key)
    this.#set({ step: 'paid', attempt, receipt })
    this.#adapter.onPaid?.(attempt, receipt, isFound)
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
    // The bank won't be asked again: the records will show the payment.
    if (bank === 'confirmed') attempts.dropSecret(asking)
    await this.#finish(this.#sentAgain(asking), secret, bank, request)
  }

  #sentAgain(attempt: Attempt<Facts>): Attempt<Facts> {
    const sent: Attempt<Facts> = { ...attempt, stage: 'sent', lastSentAt: sentNow() }
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
    const attempt = attempts.open<Facts>(this.#key) ?? shownAttempt(this.#state)
    if (attempt) return this.#check(attempt)
    const { step } = this.#state
    if (step !== 'paid' && step !== 'blocked') this.#set({ step: 'blocked', blocker: notStarted })
  }

  /** Reads the records. A failed read proves nothing; an automatic reload of the app must not abort it. */
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

  async #check(last: Attempt<Facts>, request?: PaymentRequest<Facts, Payload>): Promise<void> {
    const isLost = last.stage === 'authenticating' && attempts.secretOf(last) === undefined
    // However old the request is, the bank may have confirmed it just now, before its window was lost.
    const attempt: Attempt<Facts> = isLost ? { ...last, stage: 'sent', lastSentAt: sentNow() } : last
    attempts.write(this.#key, attempt)
    this.#set({ step: 'checking', attempt })
    const result = await readUntilSettled(attempt, () => this.#reconcile(attempt))
    if (result.kind === 'paid') return this.#end(attempt, result.receipt, request, true)
    if (result.kind === 'pending' && attempts.secretOf(attempt)) return this.#set({ step: 'awaitingBank', attempt })
    if (result.kind === 'failed' || result.kind === 'none') {
      const notPaid = this.#keepUnpaid(attempt)
      // The server's error is now known to be the reason and says more than the missing order.
      const isCertain = result.kind === 'failed' || (attempt.error && certaintyOf(attempt.error)) === 'refused'
      const blocker = attempt.error && (await request?.describeError?.(attempt.error))
      return this.#set(blocker ? { step: 'blocked', blocker } : { step: 'notPaid', attempt: notPaid, isCertain })
    }
    const seenAt = Math.min(attempt.seenAt ?? attempt.sentAt, delays.now())
    const unknown: Attempt<Facts> = { ...attempt, stage: 'unknown', seenAt }
    attempts.write(this.#key, unknown)
    const closable = result.kind === 'gone' || isOld(unknown, delays.now())
    const orderId = result.kind === 'pending' ? result.orderId : undefined
    this.#set({ step: 'unknown', attempt: unknown, closable, ...(orderId ? { orderId } : {}) })
  }
}

type Refused<Facts> = Attempt<Facts> & { error: PaymentError }
