import { fc } from '@tests/properties'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Request } from '@/api/client/http'
import type { Cart } from '@/contract/types'
import { itemKey, type CartChange } from '@/domain/cart/cart'
import { countItems } from '@/domain/cart/countItems'
import { sessionConfirmed, sessionOpened, signedOut } from '@/store/session/authSlice'
import { selectCartIsCurrent } from '@/store/cart/cartSlice'
import { cartDelays, runCart, submitChange } from '@/store/cart/cartSync'
import { watchCart } from '@/store/cart/cartWatch'
import { makeStore } from '@/store/store'
import { localStore } from '@/lib/storage/storage'
import { anyChange } from '@tests/payments/cartArbitraries'
import { patience } from '@tests/waits'

/** The network between client and server: when a request arrives, when its response does, and whether it succeeds. */
const line = { send: (_request: Request): Promise<unknown> => Promise.reject(new Error('no server')) }
vi.mock('@/api/client/http', () => ({ send: (request: Request) => line.send(request) }))
vi.mock('@/api/client/check', () => ({ checkAnswer: () => [], hasList: () => false }))

// The request code is loaded with the first call: here it is loaded before the races begin.
beforeAll(() => import('@/api/client/baseQuery'))

/** Totals that identify their cart. */
const figures = (cart: Cart) => ({ subTotal: fingerprint(cart), total: fingerprint(cart) })
const fingerprint = ({ items, discountCode }: Cart) =>
  items.reduce(
    (sum, item, index) => sum + (index + 1) * item.quantity * (itemKey(item).length + 7),
    discountCode ? 100_000 : 0,
  )

type Fate = 'fine' | 'refused' | 'lost'

/** A server that stores one cart, and accepts only the code DOER10. */
function makeServer(scheduler: fc.Scheduler, fates: Fate[], bare: boolean) {
  const server = { saved: { discountCode: null, items: [] } as Cart, writing: 0, most: 0, writes: 0 }
  let count = 0
  const answer = ({ route, body }: Request, fate: Fate): unknown => {
    if (route.startsWith('GET /exchangeRates')) return { rates: { HKD: 5.84 } }
    if (route.startsWith('GET /user/cart')) return { cart: server.saved, calculated: figures(server.saved) }
    if (fate === 'refused') throw new Error('refused')
    const { cart } = body as { cart: Cart }
    const code = cart.discountCode === 'DOER10' ? cart.discountCode : null
    const taken = { ...cart, discountCode: code }
    if (route.startsWith('PUT')) server.saved = taken
    const errorMessage = cart.discountCode && !code ? 'No such code' : null
    // A server may leave the totals to a second call (R-CART-06).
    const isBare = bare && route.startsWith('PUT')
    return { cart: taken, errorMessage, ...(isBare ? {} : { calculated: figures(taken) }) }
  }
  line.send = async (request) => {
    const fate = request.method === 'GET' ? 'fine' : (fates[count++ % Math.max(1, fates.length)] ?? 'fine')
    const writes = request.method === 'PUT'
    if (writes) server.most = Math.max(server.most, (server.writing += 1))
    try {
      await scheduler.schedule(Promise.resolve(), `${request.route} arrives`)
      if (writes) server.writes += 1
      const said = answer(request, fate)
      await scheduler.schedule(Promise.resolve(), `${request.route} is answered`)
      if (fate === 'lost') throw new Error('lost')
      return said
    } finally {
      if (writes) server.writing -= 1
    }
  }
  return server
}

type Store = ReturnType<typeof makeStore>
const user = { userId: 'u-1', email: 'one@doers.test' }
const signIn = (store: Store) => {
  store.dispatch(sessionOpened({ token: 'token', user }))
  store.dispatch(sessionConfirmed({ kept: false }))
}

const idle = (store: Store) => {
  const { pending, status, problem } = store.getState().cart
  return pending.length === 0 && (status === 'ready' || problem !== undefined)
}

const turn = () => new Promise((done) => setImmediate(done))

async function settle(store: Store, scheduler: fc.Scheduler) {
  const end = performance.now() + patience
  for (let round = 0; performance.now() < end; round += 1) {
    // On a busy machine, code that is loaded on demand may take longer than any number of turns of the event loop.
    await (round < 50 ? turn() : new Promise((done) => setTimeout(done, 10)))
    while (scheduler.count() > 0) await scheduler.waitOne()
    await turn()
    if (scheduler.count() === 0 && idle(store)) return
    void store.dispatch(runCart())
  }
  throw new Error(`never came to rest: ${JSON.stringify(store.getState().cart)}`)
}

/** Checks every state: totals that can be paid always belong to the displayed cart. */
function watchFigures(store: Store) {
  const wrong: unknown[] = []
  const stop = store.subscribe(() => {
    const state = store.getState()
    const { cart, calculated } = state.cart
    if (selectCartIsCurrent(state) && calculated && calculated.total !== fingerprint(cart))
      wrong.push([cart, calculated])
  })
  return () => {
    stop()
    expect(wrong).toEqual([])
  }
}

const intent = (change: CartChange) =>
  change.type === 'quantity' || change.type === 'addOn'
    ? change.by > 0
      ? 'increase'
      : 'decrease'
    : change.type === 'add'
      ? 'add'
      : 'remove'

type Step = CartChange | { type: 'pause' } | { type: 'session' }
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: anyChange },
  { weight: 3, arbitrary: fc.constant({ type: 'pause' as const }) },
)
const anyFate = fc.constantFrom<Fate>('fine', 'fine', 'fine', 'refused', 'lost')

async function play(store: Store, scheduler: fc.Scheduler, steps: Step[]) {
  let signedIn = store.getState().auth.status === 'signedIn'
  const taken: Promise<boolean>[] = []
  for (const step of steps) {
    if (step.type === 'pause') {
      await turn()
      if (scheduler.count() > 0) await scheduler.waitOne()
    } else if (step.type === 'session') {
      if (signedIn) store.dispatch(signedOut({ redirecting: false }))
      else signIn(store)
      signedIn = !signedIn
    } else taken.push(store.dispatch(submitChange(step, intent(step))))
  }
  await settle(store, scheduler)
  // No request stays pending forever.
  await Promise.all(taken)
}

it('displayed cart, saved cart and totals converge, whatever the order of responses', async () => {
  cartDelays.settle = 0
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(anyStep, { maxLength: 14 }),
      fc.boolean(),
      async (scheduler, steps, bare) => {
        const server = makeServer(scheduler, [], bare)
        const store = makeStore()
        const stops = [watchCart(store), watchFigures(store)]
        signIn(store)
        await play(store, scheduler, steps)
        const { cart, calculated } = store.getState().cart
        expect(cart).toEqual(server.saved)
        expect(calculated?.total).toBe(fingerprint(server.saved))
        expect(server.most, 'one save at a time, so that they arrive in order').toBeLessThanOrEqual(1)
        expect(server.writes).toBeLessThanOrEqual(steps.length * 2)
        stops.forEach((stop) => stop())
      },
    ),
    { numRuns: 150 },
  )
})

it('rolls back rejected changes, reads the cart again after lost answers, and loses no other change', async () => {
  cartDelays.settle = 0
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(anyStep, { maxLength: 14 }),
      fc.array(anyFate, { minLength: 1, maxLength: 6 }),
      async (scheduler, steps, fates) => {
        const server = makeServer(scheduler, fates, false)
        const store = makeStore()
        const stops = [watchCart(store), watchFigures(store)]
        signIn(store)
        await play(store, scheduler, steps)
        const { cart, confirmed, pending } = store.getState().cart
        expect(pending).toEqual([])
        expect(cart).toEqual(confirmed)
        expect(cart).toEqual(server.saved)
        stops.forEach((stop) => stop())
      },
    ),
    { numRuns: 150 },
  )
})

it('nothing of one user’s cart appears in another’s, whenever responses arrive', async () => {
  cartDelays.settle = 0
  const withSessions: fc.Arbitrary<Step> = fc.oneof(
    { weight: 4, arbitrary: anyStep },
    { weight: 1, arbitrary: fc.constant({ type: 'session' as const }) },
  )
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(withSessions, { maxLength: 14 }), async (scheduler, steps) => {
      localStore.remove('cart')
      const server = makeServer(scheduler, [], false)
      const store = makeStore()
      const stops = [watchCart(store), watchFigures(store)]
      store.dispatch(signedOut({ redirecting: false }))
      await play(store, scheduler, steps)
      const { cart, owner } = store.getState().cart
      if (owner.kind === 'user') expect(countItems(cart)).toBe(countItems(server.saved))
      else expect(countItems(cart)).toBe(countItems((localStore.read('cart') as Cart | undefined) ?? { items: [] }))
      expect(server.most).toBeLessThanOrEqual(1)
      stops.forEach((stop) => stop())
    }),
    { numRuns: 150 },
  )
})

it('refetches the cart even if the session ends and restarts immediately after it was read', async () => {
  const answers: (() => void)[] = []
  line.send = ({ route }) =>
    route.startsWith('GET /exchangeRates')
      ? Promise.resolve({ rates: { HKD: 5.84 } })
      : new Promise((done) => answers.push(() => done({ cart: { discountCode: null, items: [] } })))
  const store = makeStore()
  const stops = [watchCart(store)]
  signIn(store)
  const { status } = await new Promise<ReturnType<Store['getState']>['cart']>((done) => {
    const stop = store.subscribe(() => {
      if (store.getState().cart.status !== 'ready') return
      stop()
      store.dispatch(signedOut({ redirecting: false }))
      signIn(store)
      done(store.getState().cart)
    })
    void vi.waitFor(() => expect(answers).toHaveLength(1)).then(() => answers[0]?.())
  })
  expect(status).toBe('waiting')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  // The cleanup of the first query runs while the second one is in flight.
  await turn()
  answers[1]?.()
  await vi.waitFor(() => expect(store.getState().cart).toMatchObject({ status: 'ready', stale: false }))
  expect(store.getState().cart.problem).toBeUndefined()
  stops.forEach((stop) => stop())
})
