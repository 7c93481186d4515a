/** Timeouts of optional requests during sign-in, sign-out and a switch of the account, in ms; tests shorten them. */
export const sessionDelays = { patience: 4000 }

/** Waits for optional work, but not longer than `sessionDelays.patience`. */
export const patiently = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((done) => setTimeout(done, sessionDelays.patience))])
