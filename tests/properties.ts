import fc from 'fast-check'

/**
 * Property tests use the same data in every run, so that a new failure comes from a change of the code.
 * `SEED=7` uses other data; a failure prints its seed and path.
 */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_126) })

export { fc }
