import { defineConfig } from 'vitest/config'
import { testTimeout } from '../waits'

process.env.TZ = 'UTC'

/** Only the tests of what stryker.config.mjs changes: a change is tried against all of them. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    restoreMocks: true,
    testTimeout,
    hookTimeout: testTimeout,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          setupFiles: ['tests/dates/fixedDate.ts'],
          include: [
            'tests/unit/domain/{access,cart,navigation}/*.test.ts',
            'tests/unit/domain/team/{seatPrice,teamRoles}.test.ts',
            'tests/unit/domain/billing/adminMarketplace.test.ts',
            'tests/unit/conventions/pageRules.test.ts',
            'tests/unit/api/retry.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'payments',
          environment: 'happy-dom',
          setupFiles: ['tests/dates/fixedDate.ts'],
          include: ['tests/unit/store/payment/paymentMachine.test.ts'],
        },
      },
    ],
  },
})
