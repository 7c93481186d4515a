// `npm test`: runs every part, even after one has failed, and ends with a summary that names the failed tests.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const reports = mkdtempSync(join(tmpdir(), 'doerscircle-tests-'))
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')

/** All parts. `needs`: parts that must have passed before it. `failures` reads the failed tests from its report. */
const parts = [
  { name: 'browser' },
  { name: 'check' },
  {
    name: 'test:unit',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    failures: () => unitFailures(read(unitReport)),
  },
  { name: 'build' },
  {
    name: 'test:e2e',
    args: ['--reporter=list,json'],
    needs: ['browser', 'build'],
    failures: () => browserFailures(read(browserReport)),
  },
]

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function firstLine(message = '') {
  return message.split('\n', 1)[0]
}

function unitFailures({ testResults = [] }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative('.', name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    return failed.length > 0
      ? failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}\n      ${firstLine(failureMessages[0])}`)
      : message
        ? [`${file}\n      ${firstLine(message)}`]
        : []
  })
}

function browserFailures({ suites = [], errors = [] }) {
  const ofSuite = ({ file, specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => `tests/e2e/${file} › ${title}`),
    ...inner.flatMap(ofSuite),
  ]
  return [...suites.flatMap(ofSuite), ...errors.map(({ message }) => firstLine(message))]
}

/**
 * By default, Node collects garbage after every 16 MB, when most objects of tests and compilers are still in use: with
 * more memory, the type check takes a fifth less time, and a page's tests a tenth less.
 */
const room = '--max-semi-space-size=128'

const results = new Map()
for (const { name, args = [], needs = [], failures = () => [] } of parts) {
  const missing = needs.filter((other) => results.get(other)?.status !== 'passed')
  if (missing.length > 0) {
    results.set(name, { status: 'not run', note: `needs ${missing.join(' and ')}`, failed: [] })
    continue
  }
  const begun = performance.now()
  const { status } = spawnSync('npm', ['run', name, '--', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${room}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
    },
  })
  const seconds = Math.round((performance.now() - begun) / 1000)
  const passed = status === 0
  results.set(name, {
    status: passed ? 'passed' : 'FAILED',
    note: `${seconds} s`,
    failed: passed ? [] : failures(),
  })
}

console.warn('\nSummary')
for (const [name, { status, note, failed }] of results) {
  console.warn(`  ${name.padEnd(10)} ${status.padEnd(8)} ${note}`)
  for (const test of failed) console.warn(`    ${test}`)
}
process.exitCode = [...results.values()].every(({ status }) => status === 'passed') ? 0 : 1
