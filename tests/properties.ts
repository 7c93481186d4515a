import fc from 'fast-check'

/**
 * Properties are tried with the same data in every run, so a failure belongs to the change that it appears with.
 * `SEED=7` tries other data; a failure prints its seed and path.
 */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_126) })

export { fc }
