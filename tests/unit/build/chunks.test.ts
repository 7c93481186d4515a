import { expect, it } from 'vitest'
import { chooseRows } from '@/build/chunks'

type Module = { imports?: string[]; dynamic?: string[] }

const packages = (names: readonly string[]) => names.map((name) => (name.startsWith('src/') ? `/app/${name}` : name))

/** The chunk of every module of an app, by path. */
function rowsOf(modules: Record<string, Module>): Record<string, string> {
  const found = chooseRows('/app', {
    getModuleInfo: (id) => {
      const { imports = [], dynamic = [] } = modules[id.replace('/app/', '')] ?? {}
      return Object.assign(Object.create(null), {
        importedIds: packages(imports),
        dynamicallyImportedIds: packages(dynamic),
      })
    },
  })
  return Object.fromEntries([...found].map(([id, name]) => [id.replace('/app/', ''), name]))
}

const axios = '/app/node_modules/axios/index.js'
const formik = '/app/node_modules/formik/dist/formik.esm.js'
const stripe = '/app/node_modules/@stripe/stripe-js/pure.js'

const pages = {
  solutions: 'src/areas/public/solutions/Solutions.tsx',
  login: 'src/areas/public/login/LoginForm.tsx',
  blog: 'src/areas/public/blog/Blog.tsx',
  account: 'src/areas/account/overview/Overview.tsx',
  team: 'src/areas/team/overview/Team.tsx',
  admin: 'src/areas/admin/users/Users.tsx',
  orders: 'src/areas/admin/orders/Orders.tsx',
  docs: 'src/areas/public/component-docs/ComponentPage.tsx',
}
const all = Object.values(pages)

/** Modules that some of the pages import, in an app whose entry imports all pages when they are visited. */
const imported = (by: readonly (keyof typeof pages)[], modules: Record<string, Module>): Record<string, Module> => ({
  'src/main.tsx': { imports: ['src/lib/first.ts'], dynamic: all },
  ...Object.fromEntries(by.map((page) => [pages[page], { imports: Object.keys(modules).slice(0, 1) }])),
  ...modules,
})

it.each<[string, readonly (keyof typeof pages)[], Record<string, Module>, string | undefined]>([
  ['one page', ['blog'], { 'src/components/A.tsx': {} }, undefined],
  ['two public pages', ['blog', 'account'], { 'src/components/A.tsx': {} }, 'common'],
  ['a page on which visits begin', ['solutions', 'admin'], { 'src/components/A.tsx': {} }, 'site'],
  ['a style sheet of public pages', ['blog', 'account'], { 'src/ui/a.scss': {} }, 'styles'],
  ['a style sheet of members', ['team', 'account'], { 'src/ui/a.scss': {} }, 'inside'],
  ['two areas behind sign-in', ['account', 'team'], { 'src/domain/a.ts': {} }, 'inside'],
  ['a table of two areas', ['account', 'admin'], { 'src/ui/table/Table.tsx': {} }, 'inside'],
  ['the back office', ['admin', 'orders'], { 'src/components/admin/A.tsx': {} }, 'admin'],
  ['one page and the documentation', ['blog', 'docs'], { 'src/components/A.tsx': {} }, undefined],
  ['the sign-in form', ['login', 'account'], { 'src/ui/form/Form.tsx': { imports: [formik] } }, 'forms'],
  ['what the sign-in form needs', ['login', 'account'], { 'src/ui/form/Field.tsx': {} }, 'session'],
  ['a form of public pages', ['blog', 'account'], { 'src/ui/form/Dialog.tsx': { imports: [formik] } }, 'dialogs'],
  ['a form with payment', ['blog', 'account'], { 'src/ui/Pay.tsx': { imports: [formik, stripe] } }, undefined],
])('code of %s', (_who, by, modules, row) => {
  expect(rowsOf(imported(by, modules))[Object.keys(modules)[0] ?? '']).toBe(row)
})

it('what sends requests is one chunk, and what it shares with the session another', () => {
  const rows = rowsOf({
    'src/main.tsx': { dynamic: ['src/api/client/send.ts'] },
    'src/api/client/send.ts': { imports: ['src/api/client/http.ts', 'src/lib/act.ts'] },
    'src/api/client/http.ts': { imports: [axios] },
    'src/lib/act.ts': {},
  })
  expect(rows).toEqual({
    'src/api/client/send.ts': 'client',
    'src/api/client/http.ts': 'client',
    'src/lib/act.ts': 'session',
  })
})

it('code of the session is one chunk, although a single module needs it', () => {
  const rows = rowsOf({
    'src/main.tsx': { dynamic: ['src/store/session/start.ts'] },
    'src/store/session/start.ts': { imports: ['src/lib/tabs.ts'] },
  })
  expect(rows).toEqual({ 'src/store/session/start.ts': 'background', 'src/lib/tabs.ts': 'background' })
})

it('a chunk imports only those of earlier rows', () => {
  const rows = rowsOf(
    imported(['solutions', 'blog', 'account', 'team', 'admin'], {
      'src/ui/Button.tsx': { imports: ['src/lib/text.ts', 'src/lib/first.ts'] },
      'src/lib/text.ts': {},
      'src/lib/first.ts': {},
    }),
  )
  expect(rows['src/lib/text.ts']).toBe(rows['src/ui/Button.tsx'])
})
