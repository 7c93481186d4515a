import { defineConfig } from 'vitest/config'
import { testTimeout } from '../waits'

process.env.TZ = 'UTC'

/**
 * Only the tests of the modules in stryker.config.mjs: each mutant runs against all tests that reach it. Tests that
 * load a module themselves (`vi.resetModules`) make its static code look untested.
 */
const areas: Record<string, string[]> = {
  access: [
    'tests/unit/domain/access/*.test.ts',
    'tests/unit/domain/navigation/intendedPath.test.ts',
    'tests/unit/domain/team/{seatPrice,teamRoles}.test.ts',
    'tests/unit/conventions/pageRules.test.ts',
    'tests/unit/api/retry.test.ts',
  ],
  cart: ['tests/unit/domain/cart/*.test.ts', 'tests/unit/domain/billing/adminMarketplace.test.ts'],
  payments: [
    'tests/unit/store/payment/{chargeAnswer,lastLook,paymentSteps,paymentTabs,readAgain,records,sent,stripe,teamCard}.test.ts',
  ],
}
const area = process.env.AREA ?? 'access'
const withDocument = area === 'payments'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    restoreMocks: true,
    testTimeout,
    hookTimeout: testTimeout,
    environment: withDocument ? 'happy-dom' : 'node',
    setupFiles: ['tests/dates/fixedDate.ts', ...(withDocument ? ['tests/mutation/setup.ts'] : [])],
    include: areas[area] ?? [],
  },
})
