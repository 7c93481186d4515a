import { spawnSync } from 'node:child_process'

/**
 * `npm run mutation`: mutates the modules that decide about money and access, and fails if their tests detect less than
 * 90 % of the changes. `npm run mutation -- payments` runs one area, and with
 * `--mutate src/store/payment/seats.ts` after it, one module of it.
 */
const [asked, ...options] = process.argv.slice(2)
const areas = asked ? [asked] : ['access', 'cart', 'payments']

const failed = areas.filter((area) => {
  const stryker = ['stryker', 'run', 'tests/mutation/stryker.config.mjs', ...options]
  return spawnSync('npx', stryker, { stdio: 'inherit', env: { ...process.env, AREA: area } }).status !== 0
})
if (failed.length > 0) console.error(`Below 90 %: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
