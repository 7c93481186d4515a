import { availableParallelism } from 'node:os'
import { parseYaml } from '@redocly/openapi-core'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { componentProps } from './src/areas/public/component-docs/build/componentProps.ts'
import { sources } from './tests/sources.ts'
import { patience, testTimeout } from './tests/waits.ts'

const files = [...sources('tests', /\.test\.tsx?$/)]
/** Tests of several tabs, or of what has not happened yet in a tab: no store may be left over from another file. */
const tabs = /unit\/store\/(cartTabs|cartUndecided|crossTab|endedSession|lateApi|logging|tabs)\./
/** Files that replace modules, or that need what these hold as it is at first: each has modules of its own. */
const alone = files
  .filter(([file, code]) => tabs.test(file) || /\bvi\.(mock|doMock|resetModules)\(/.test(code))
  .map(([file]) => file)
/** Files that look at the store: they share these with each other only. */
const stores = files
  .map(([file]) => file)
  .filter((file) => /unit\/(store\/|lib\/early\.)/.test(file) && !alone.includes(file))
/** Files that look at single modules: they share these, but not with pages, which leave more behind. */
const parts = files
  .map(([file]) => file)
  .filter((file) => /unit\/(api|app|lib|ui)\//.test(file) && ![...alone, ...stores].includes(file))
/** Files that start a server: Node as it is, without a browser's globals and with real requests. */
const servers = files.map(([file]) => file).filter((file) => /unit\/mocks\/http\w+\.test/.test(file))

const page = {
  environment: 'happy-dom',
  // The bank's page of a payment is a frame.
  environmentOptions: { happyDOM: { settings: { enableIframePageLoading: true } } },
  setupFiles: ['tests/setup.ts'],
}

/** The contract as data: reading it took each process that looks at an answer more than a second. */
const contract: Plugin = {
  name: 'contract',
  transform: (text, id) =>
    id.endsWith('.yaml')
      ? `export const contract = JSON.parse(${JSON.stringify(JSON.stringify(parseYaml(text)))})`
      : undefined,
}

// Local dates are the same on every machine.
process.env.TZ = 'UTC'

export default defineConfig({
  plugins: [react(), componentProps(), contract],
  resolve: { tsconfigPaths: true },
  test: {
    testTimeout,
    hookTimeout: testTimeout,
    expect: { poll: { timeout: patience } },
    // One more than cores: tests wait for calls and timers in between.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        // Modules are loaded once for many files, not once for each; tests/setup.ts clears what they hold after every test.
        test: {
          ...page,
          name: 'app',
          include: ['tests/{unit,pages}/**/*.test.{ts,tsx}'],
          exclude: [...alone, ...stores, ...parts, ...servers],
          isolate: false,
        },
      },
      { extends: true, test: { ...page, name: 'parts', include: parts, isolate: false } },
      { extends: true, test: { ...page, name: 'stores', include: stores, isolate: false } },
      { extends: true, test: { ...page, name: 'alone', include: alone } },
      { extends: true, test: { name: 'servers', include: servers, environment: 'node' } },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['src/**/*.gen.ts', 'src/build/**'],
      reporter: ['text', 'json-summary'],
    },
  },
})
