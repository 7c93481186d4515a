import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { componentProps } from './src/build/componentProps.ts'

export default defineConfig({
  plugins: [react(), componentProps()],
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'happy-dom',
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    // Left to itself Vitest keeps one core free, which on two would take twice as long.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // Business rules are pure functions: their files share one environment, which takes longer to make than to use.
        test: { name: 'rules', include: ['tests/unit/domain/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'app',
          include: ['tests/{unit,pages}/**/*.test.{ts,tsx}'],
          exclude: ['tests/unit/domain/**/*.test.ts'],
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['src/**/*.gen.ts', 'src/build/**'],
      reporter: ['text', 'json-summary'],
    },
  },
})
