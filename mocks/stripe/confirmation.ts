/** The one path below the API's base that no contract has: how the fake of Stripe tells the server what the bank said. */
export const confirmationPath = '/__mocks/confirmations'
