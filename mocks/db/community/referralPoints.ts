/** Points a member earns when someone joins through their link, and when that person becomes premium. */
export const referralPoints = { SIGN_UP: 50, PREMIUM_PURCHASE: 200 } as const

/** The balance that a redemption needs unless the settings say otherwise. */
export const fewestPoints = 100
