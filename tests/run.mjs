// `npm test`: runs every part, also after one has failed, and ends with one summary.
import { spawnSync } from 'node:child_process'

const parts = ['browser', 'check', 'test:unit', 'build', 'test:e2e']
/** Parts that mean nothing if another has failed. */
const needs = { 'test:e2e': ['browser', 'build'] }

const results = new Map()
for (const part of parts) {
  const missing = (needs[part] ?? []).filter((other) => results.get(other)?.status !== 'passed')
  if (missing.length > 0) {
    results.set(part, { status: 'not run', note: `needs ${missing.join(' and ')}` })
    continue
  }
  const begun = performance.now()
  const { status } = spawnSync('npm', ['run', part], { stdio: 'inherit', shell: process.platform === 'win32' })
  const seconds = Math.round((performance.now() - begun) / 1000)
  results.set(part, { status: status === 0 ? 'passed' : 'FAILED', note: `${seconds} s` })
}

console.warn('\nSummary')
for (const [part, { status, note }] of results) console.warn(`  ${part.padEnd(10)} ${status.padEnd(8)} ${note}`)
process.exitCode = [...results.values()].every(({ status }) => status === 'passed') ? 0 : 1
