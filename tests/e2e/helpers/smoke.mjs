// `npm run test:browsers`: the tests whose title ends in `@smoke`, in Playwright's Firefox and WebKit, on the build in `dist`.
// Says which engine it left out and why; fails only if a test fails.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'

const engines = Object.entries({ firefox, webkit })
const run = (args, env = {}) =>
  spawnSync('npx', ['playwright', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  }).status

/** Why an engine cannot be used; undefined if it can. */
async function trouble(engine) {
  if (!existsSync(engine.executablePath())) return 'it is not installed and could not be fetched'
  try {
    const browser = await engine.launch()
    await browser.close()
  } catch (error) {
    return `it does not start: ${String(error).split('\n', 1)[0]}`
  }
  return undefined
}

const missing = engines.filter(([, engine]) => !existsSync(engine.executablePath())).map(([name]) => name)
// Also the system's libraries that they need, where this is allowed.
if (missing.length > 0 && run(['install', ...missing]) === 0 && process.getuid?.() === 0)
  run(['install-deps', ...missing])

const found = []
const leftOut = []
for (const [name, engine] of engines) {
  const why = await trouble(engine)
  if (why) leftOut.push(`Left out: ${name}, ${why}`)
  else found.push(name)
}
const status = found.length > 0 ? run(['test', ...process.argv.slice(2)], { ENGINES: found.join(',') }) : 0

console.warn(`\nTested in: ${found.join(', ') || 'nothing'}`)
for (const line of leftOut) console.warn(line)
process.exitCode = status ?? 1
