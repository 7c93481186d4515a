// Runs before the end-to-end tests: reports a missing browser at once instead of after the build.
import { runnerImport } from 'vite'

const { module } = await runnerImport('./tests/e2e/helpers/browser.ts', { configFile: false, logLevel: 'error' })
try {
  console.warn(`Browser for the end-to-end tests: ${module.ensureBrowser() || "Playwright's own Chromium"}`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
