import { expect, it } from 'vitest'
import type { Built } from '@/build/bundle'
import type { PageSource } from '@/build/pageSources'
import { startDataOf, type Prerendered } from '@/build/startData'

const built: Built = new Map()

function chunk(name: string, modules: string[], more: { imports?: string[]; css?: string[] } = {}) {
  const file = `assets/${name}.js`
  const imports = (more.imports ?? []).map((one) => `assets/${one}.js`)
  const css = (more.css ?? []).map((one) => `assets/${one}.css`)
  built.set(file, { file, modules, imports, css, length: 10_000, source: modules[0] })
}

chunk('first', ['src/main.tsx'], { css: ['first'] })
chunk('start', ['src/store/session/start.ts', 'src/app/memberGuards.ts'], { imports: ['first'] })
chunk('common', ['src/ui/Button.tsx'], { imports: ['first'], css: ['common'] })
chunk('Cart', ['src/Cart.tsx'], { imports: ['common'] })
chunk('Buyer', ['src/Buyer.tsx'], { imports: ['common'], css: ['Buyer'] })
chunk('Product', ['src/Product.tsx'], { imports: ['first'] })
chunk('Billing', ['src/Billing.tsx'], { imports: ['common'], css: ['Billing'] })

const page = (path: string, source: string, more: Partial<PageSource> = {}): PageSource => ({
  path,
  source,
  layout: [],
  member: false,
  ...more,
})
const pages = [
  page('/cart', 'src/Cart.tsx', { forMembers: ['src/Buyer.tsx'] }),
  page('/solutions/:product', 'src/Product.tsx'),
  page('/account/billing', 'src/Billing.tsx', { member: true }),
]

/** The data of a document with names in place of indexes. */
function dataOf(path: string, more: Partial<Prerendered> = {}) {
  const document: Prerendered = { path, file: '', html: '', head: '', content: {}, kind: 'page', asks: false, ...more }
  const { files, entry, session, routes } = startDataOf(built, pages, document)
  const named = (indexes: readonly number[]) => indexes.map((index) => files[index]?.[0])
  return {
    entry: named(entry),
    session: named(session),
    routes: routes.map((route) => ({ ...route, files: named(route.files), members: named(route.members) })),
  }
}

it('a prerendered page of visitors has the files of its own route', () => {
  expect(dataOf('/solutions/ads-credit')).toEqual({
    entry: ['first.js'],
    session: [],
    routes: [{ path: '/solutions/:product', files: ['Product.js'], members: [], asks: false }],
  })
})

it('a page that reads at once has those of a stored session as well, with the styles that it lacks', () => {
  expect(dataOf('/cart', { kind: 'skeleton', asks: true })).toMatchObject({
    session: ['start.js'],
    routes: [
      {
        path: '/cart',
        files: ['Cart.js', 'common.js'],
        members: ['Buyer.js', 'Buyer.css', 'common.js'],
        asks: true,
      },
    ],
  })
})

it('the shell has all routes, with their styles, and only pages behind sign-in ask', () => {
  const { entry, session, routes } = dataOf('/', { kind: 'shell' })
  expect(entry).toEqual(['first.js'])
  expect(routes.at(-1)?.files).toEqual(['Billing.js', 'Billing.css', 'common.js', 'common.css'])
  expect(session).toEqual(['start.js'])
  expect(routes.map(({ path, asks }) => [path, asks])).toEqual([
    ['/cart', false],
    ['/solutions/:product', false],
    ['/account/billing', true],
  ])
})

it('files have their size after compression, in kB', () => {
  const { files } = startDataOf(built, pages, {
    path: '/cart',
    file: '',
    html: '',
    head: '',
    content: {},
    kind: 'page',
    asks: false,
  })
  expect(files).toContainEqual(['Cart.js', 3])
  expect(files).toContainEqual(['common.js', 3])
})
