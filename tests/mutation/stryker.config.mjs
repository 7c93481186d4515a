/**
 * The modules that `run.mjs` mutates, one expression at a time; the tests named in `vitest.config.ts` should detect it.
 * Areas are separate, because code that runs when a module is loaded is tried against all tests of its area.
 */
const areas = {
  access: [
    'src/domain/access/*.ts',
    // Read by no rule but its own table: which page is in which list.
    '!src/domain/access/adminPages.ts',
    'src/domain/navigation/intendedPath.ts',
    'src/domain/team/seatPrice.ts',
    'src/api/client/retry.ts',
  ],
  cart: ['src/domain/cart/*.ts'],
  payments: [
    'src/store/payment/*.ts',
    // Only one import and one dispatch: `sent.test.ts` checks their effect, the timeline.
    '!src/store/payment/recordLater.ts',
  ],
}

const area = process.env.AREA ?? 'access'

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: areas[area],
  // In the other areas, static code is tables of texts, symbols and periods: such a mutant takes as long as fifty others.
  ignoreStatic: area !== 'access',
  // Not needed to run the tests: without them, the copy that Stryker mutates is small.
  ignorePatterns: ['dist*', 'sourcemaps', 'test-results', 'tests/e2e', 'tests/pages', 'tests/screenshots'],
  // Even on a slow machine, only endless loops take so long.
  timeoutMS: 20_000,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  warnings: { slow: false },
  thresholds: { high: 95, low: 90, break: 90 },
}
