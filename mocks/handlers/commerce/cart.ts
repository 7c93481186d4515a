import { premiumUid, premiumVariants } from '@/domain/membership/premium'
import { toCartItem } from '@/domain/cart/cartItem'
import { solutionOf } from '../../files/catalogue'
import { cartOf, checkCart, checkRate, keepCart, priceCart, stillOnSale } from '../../db/commerce/cartPrices'
import { checkOut } from '../../db/commerce/checkout'
import { db } from '../../db/db'
import { userName } from '../../db/accounts/userName'
import { enterTeam } from '../../db/teams/teams'
import { reject, type Handlers } from '../../http'

const defaultCardOf = (ownerId: string) =>
  db.paymentMethods.find((row) => row.ownerId === ownerId && row.isDefault)?.id ?? null

export const cart = {
  getCart: ({ me, path }) => {
    checkRate(path.hkdRate)
    return priceCart(stillOnSale(cartOf(me.userId), me), me)
  },
  saveCart: ({ me, path, body }) => {
    checkRate(path.hkdRate)
    const answer = priceCart(checkCart(body.cart, me), me)
    keepCart(me.userId, answer.cart)
    return answer
  },
  calculateCart: ({ user, path, body }) => {
    checkRate(path.hkdRate)
    return priceCart(checkCart(body.cart, user), user)
  },
  checkoutCart: ({ me, path, body: { discountCode, total, stripeTokenId } }) => {
    checkRate(path.hkdRate)
    return checkOut({ me, cart: { ...cartOf(me.userId), discountCode }, total, source: stripeTokenId })
  },
  checkoutTeamCart: ({ me, path, body }) => {
    checkRate(path.hkdRate)
    const { team } = enterTeam(me, body.teamId, 'buySolutions')
    const { discountCode, total, stripeTokenId, subscriptionIdReference } = body
    return checkOut({
      me,
      cart: { ...cartOf(me.userId), discountCode },
      total,
      source: stripeTokenId,
      teamId: team.teamId,
      subscriptionIdReference,
    })
  },
  checkoutIndiaPremium: ({ me, path, body: { discountCode, total, threeMonth } }) => {
    checkRate(path.hkdRate)
    if (me.country !== 'in') reject(422, `${userName(me)}, this plan is for members in India.`)
    const wanted = threeMonth ? premiumVariants.indiaQuarterly : premiumVariants.india
    const membership = solutionOf(premiumUid)
    const variation = membership?.variations.find(({ uid }) => uid === wanted)
    if (!membership || !variation) reject(422, 'This plan is no longer available.')
    return checkOut({
      me,
      cart: { discountCode, items: [toCartItem(membership, variation)] },
      total,
      source: defaultCardOf(me.userId),
      ask: true,
    })
  },
} satisfies Partial<Handlers>
