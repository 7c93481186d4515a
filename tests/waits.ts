/**
 * How long a test waits for anything, in ms. Only what hangs takes so long, so no test fails because a machine is busy.
 * Every limit of vitest, Testing Library and Playwright follows from it, and lint refuses numbers elsewhere.
 */
export const patience = 30_000

/** The limit of one test, which waits for several things one after the other. */
export const testTimeout = 10 * patience
