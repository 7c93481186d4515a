import { spawnSync } from 'node:child_process'

/**
 * `npm run mutation`: changes the modules that decide about money and access, and fails where their tests notice less than
 * 90 %. `npm run mutation -- payments` tries one area, `… -- payments --mutate src/store/payment/seats.ts` one module of it.
 */
const [asked, ...options] = process.argv.slice(2)
const areas = asked ? [asked] : ['access', 'cart', 'payments']

const failed = areas.filter((area) => {
  const stryker = ['stryker', 'run', 'tests/mutation/stryker.config.mjs', ...options]
  return spawnSync('npx', stryker, { stdio: 'inherit', env: { ...process.env, AREA: area } }).status !== 0
})
if (failed.length > 0) console.error(`Below 90 %: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
