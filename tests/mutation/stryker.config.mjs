/**
 * `npm run mutation`: changes the modules that decide about money and access, one expression at a time, and expects
 * their unit tests to fail. `npm run mutation -- --mutate src/domain/team/seatPrice.ts` tries one module.
 */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: [
    'src/domain/team/seatPrice.ts',
    'src/domain/navigation/intendedPath.ts',
    'src/domain/access/*.ts',
    // A table.
    '!src/domain/access/adminPages.ts',
    'src/domain/cart/{cart,cartMerge,codeRefusal,conditions,currency,discount,lineSum,pricing}.ts',
    'src/api/client/retry.ts',
    'src/store/payment/{attempts,cartOrder,chargeAnswer,paymentMachine}.ts',
  ],
  // Not needed to run the tests: the copy that is changed stays small.
  ignorePatterns: ['dist*', 'sourcemaps', 'public', 'test-results', 'tests/e2e', 'tests/pages', 'tests/screenshots'],
  // Endless loops are found by counting, never because a machine is slow.
  timeoutMS: 60_000,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
}
