export type CartKind = 'personal' | 'team' | 'india'

/** Facts of a cart payment that are sent and used to find it. */
export type CartFacts = {
  kind: CartKind
  teamId: string | null
  hkdRate: number
  discountCode: string | null
  /** `uid|variation` and quantity of all items. */
  items: [key: string, quantity: number][]
  premium: boolean
  threeMonth: boolean
  subscriptionIdReference: string | null
  solutionUidReference: string | null
  /** Earlier orders of the same items; null if they could not be read before the payment. */
  known: string[] | null
}
