import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { measure } from '@/build/budgets'
import type { Built, BuiltChunk } from '@/build/bundle'
import type { PageSource } from '@/build/pageSources'

let dist = ''
let built: Built

/** A chunk of random bytes, which do not compress. */
function chunk(name: string, kB: number, more: Partial<BuiltChunk> = {}): string {
  const file = `assets/${name}-a1b2c3d4.js`
  writeFileSync(join(dist, file), randomBytes(kB * 1000))
  const source = `src/${name}.tsx`
  built.set(file, {
    file,
    modules: [source],
    imports: [],
    css: [],
    length: kB * 1000,
    source,
    ...more,
  })
  return file
}

const page = (path: string, source: string): PageSource => ({ path, source, layout: [], member: false })

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'))
  mkdirSync(join(dist, 'assets'))
  built = new Map()
  chunk('main', 50)
})

it('a build within its budgets has no faults, and its table names what is closest to them', () => {
  chunk('Home', 26)
  chunk('Event', 27)
  const { table, faults } = measure(built, dist, [page('/', 'src/Home.tsx'), page('/event', 'src/Event.tsx')])
  expect(faults).toEqual([])
  expect(table).toBe('/event own JS: 27000 of 28000 bytes\n/ own JS: 26000 of 28000 bytes')
})

it('names every page over a budget, by bytes and by requests', () => {
  const imports = Array.from({ length: 28 }, (_, place) => chunk(`part${place}`, 1))
  chunk('Home', 100)
  chunk('Heavy', 50)
  chunk('Many', 1, { imports })
  const { faults } = measure(built, dist, [
    page('/', 'src/Home.tsx'),
    page('/heavy', 'src/Heavy.tsx'),
    page('/many', 'src/Many.tsx'),
    page('/gone', 'src/Gone.tsx'),
  ])
  expect(faults).toEqual([
    '/gone: no chunk was made for src/Gone.tsx',
    expect.stringMatching(/^\/ initial JS: 150000 of \d+ bytes\n {4}main: src\/main.tsx\n {4}Home: src\/Home.tsx$/),
    expect.stringMatching(/^\/ own JS: 100000 of 28000 bytes\n {4}Home: src\/Home.tsx$/),
    expect.stringMatching(/^\/heavy own JS: 50000 of 28000 bytes\n/),
    expect.stringMatching(/^\/many requests: 34 of \d+ requests\n {4}main\n {4}Many\n {4}part0\n/),
    expect.stringMatching(/^\/many own JS: 29000 of /),
  ])
})

it('holds the chunk of a page to its budget, also when it is shared with another page', () => {
  const modules = ['src/TeamBilling.tsx', 'src/TeamPayment.tsx']
  chunk('team', 41, { source: undefined, modules })
  const { faults } = measure(built, dist, [
    page('/team/billing', 'src/TeamBilling.tsx'),
    page('/team/payment', 'src/TeamPayment.tsx'),
  ])
  expect(faults).toEqual(
    ['/team/billing', '/team/payment'].map(
      (path) => `${path} own JS: 41000 of 28000 bytes\n    team: src/TeamBilling.tsx, src/TeamPayment.tsx`,
    ),
  )
})

it('names what the first page must not contain, and what no production build may', () => {
  const shell = [
    'vite/preload-helper.js',
    'node_modules/react/index.js',
    'node_modules/@reduxjs/toolkit/dist/index.mjs',
  ]
  const late = [
    'node_modules/moment/moment.js',
    'node_modules/@reduxjs/toolkit/dist/query/index.mjs',
    'src/ui/chart/a.ts',
  ]
  chunk('Home', 1, { modules: [...shell, ...late] })
  writeFileSync(join(dist, 'app.js.map'), '{}')
  writeFileSync(join(dist, 'worker.js'), 'setupWorker()')
  const { faults } = measure(built, dist, [page('/', 'src/Home.tsx')])
  expect(faults).toEqual([
    ...late.map((module) => `/ loads at once: ${module}`),
    expect.stringContaining('app.js.map is a source map'),
    expect.stringContaining('worker.js holds code or data of the mocks'),
  ])
})

it('names pages outside the back office that load its code, also in a shared chunk', () => {
  const shared = chunk('shared', 1, { modules: ['src/ui/Menu.tsx', 'src/components/admin/RowKeys.tsx'] })
  chunk('Users', 1, { imports: [shared] })
  chunk('Account', 1, { imports: [shared] })
  const { faults } = measure(built, dist, [page('/admin/users', 'src/Users.tsx'), page('/account', 'src/Account.tsx')])
  expect(faults).toEqual(['/account loads code of the back office: src/components/admin/RowKeys.tsx'])
})

it('holds the start page of the back office to what it fetches in all', () => {
  const imports = Array.from({ length: 11 }, (_, place) => chunk(`part${place}`, 30))
  chunk('Start', 1, { imports })
  chunk('Other', 1, { imports })
  const { faults } = measure(built, dist, [page('/admin', 'src/Start.tsx'), page('/admin/other', 'src/Other.tsx')])
  expect(faults).toContainEqual(expect.stringMatching(/^\/admin JS in all: 381000 of 362000 bytes\n/))
})

it('weighs every document, with the styles in it', () => {
  mkdirSync(join(dist, 'blog'))
  writeFileSync(join(dist, 'blog/index.html'), randomBytes(39_000))
  writeFileSync(join(dist, 'app.html'), randomBytes(20_000))
  expect(measure(built, dist, []).faults).toEqual([
    expect.stringMatching(/^document blog\/index.html: 39000 of 38000 bytes/),
  ])
})
