/** Delays of the client in ms; tests shorten them: `base` between retries, `reach` for the check after a timeout. */
export const delays = { base: 400, reach: 5000 }
