import { execFileSync, spawnSync } from 'node:child_process'

// Checks what has changed since a branch or commit (default: main): format, lint, types, import cycles and the
// contract. Runs the tests that import a changed file, and those that read sources as text, which imports don't show.
const since = process.argv[2] ?? 'main'
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
const files = [...git('diff', '--name-only', '--diff-filter=d', since), ...git('ls-files', '-o', '--exclude-standard')]
const readers = git(
  'grep',
  '-lE',
  'import.meta.glob|readdirSync|from .*/sources',
  '--',
  'tests/unit',
  'tests/pages/forms',
)
const code = files.filter((file) => /\.(tsx?|m?js)$/.test(file))

const steps = [
  ['prettier', '--check', '--ignore-unknown', '--log-level', 'warn', ...files],
  ['eslint', '--cache', '--max-warnings', '0', '--no-warn-ignored', ...code],
  ['tsc', '-p', '.'],
  ['npm', 'run', '-s', 'circles'],
  ...(files.some((file) => file.startsWith('src/contract/')) ? [['npm', 'run', '-s', 'contract:check']] : []),
  ['vitest', 'run', '--changed', since],
  ['vitest', 'run', ...readers],
]
if (files.length === 0)
  process.stdout.write(`Nothing differs from ${since}. On it? Compare with a commit: npm run check:changed -- HEAD~1\n`)
else if (steps.some((step) => spawnSync('npx', step, { stdio: 'inherit' }).status !== 0)) process.exitCode = 1
