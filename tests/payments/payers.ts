import { onTestFinished } from 'vitest'
import type { CartItem } from '@/contract/types'
import { applyEnv, readEnv } from '@/lib/env'
import { switchedHere } from '@/store/account/activeAccountSlice'
import { settleCart } from '@/store/cart/cartThunks'
import { watchCart } from '@/store/cart/cartWatch'
import { sessionConfirmed, sessionOpened, type SessionUser } from '@/store/session/authSlice'
import { makeStore } from '@/store/store'
import { testEnv } from '@tests/env'
import { wire } from './wire'

export const me = 'u-1'

/** A store with a signed-in user. @param team the team whose account this tab shows */
export function payer(user: Partial<SessionUser> = {}, team?: string) {
  applyEnv(readEnv(testEnv))
  const store = makeStore()
  store.dispatch(sessionOpened({ token: 't', user: { userId: me, email: 'me@doers.test', ...user } as SessionUser }))
  store.dispatch(sessionConfirmed({ kept: false }))
  if (team !== undefined)
    store.dispatch(switchedHere({ userId: me, type: 'Team', accountId: team, name: 'Acme' } as never))
  return store
}

/** The same, with a cart that the server has stored. */
export async function buyer(items: readonly CartItem[], figures: object = {}, user: Partial<SessionUser> = {}) {
  const calculated = { subTotal: 60, total: 60, ...figures }
  wire.answer({
    getExchangeRates: { base: 'SGD', rates: { HKD: 5.8 } },
    getCart: { cart: { discountCode: null, items }, calculated },
  })
  const store = payer(user)
  onTestFinished(watchCart(store))
  await store.dispatch(settleCart())
  return store
}
