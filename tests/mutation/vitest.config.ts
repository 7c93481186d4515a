import { defineConfig } from 'vitest/config'
import { testTimeout } from '../waits'

process.env.TZ = 'UTC'

/**
 * Only the tests of what stryker.config.mjs changes: a change is tried against all that run it. A test that loads a module
 * itself (`vi.resetModules`) makes what the module evaluates look untested.
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
