/**
 * What `run.mjs` changes, one expression at a time, and expects the tests named in `vitest.config.ts` to notice. Each area has
 * its own tests: what a module evaluates when it is loaded is tried with all of them.
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
    // One import and one dispatch: what they do is seen in the timeline (`sent.test.ts`).
    '!src/store/payment/recordLater.ts',
  ],
}

const area = process.env.AREA ?? 'access'

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: areas[area],
  // Elsewhere these are tables of texts and symbols, and periods: trying one of them takes as long as fifty others.
  ignoreStatic: area !== 'access',
  // Not needed to run the tests: the copy that is changed stays small.
  ignorePatterns: ['dist*', 'sourcemaps', 'test-results', 'tests/e2e', 'tests/pages', 'tests/screenshots'],
  // Only endless loops take so long, also on a slow machine.
  timeoutMS: 20_000,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  warnings: { slow: false },
  thresholds: { high: 95, low: 90, break: 90 },
}
