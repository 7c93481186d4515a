/** The only path below the API's base that is not in the contract: the Stripe fake reports the bank's decision here. */
export const confirmationPath = '/__mocks/confirmations'
