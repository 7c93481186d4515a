import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { busy, codeGroups, startGroup } from '@/build/chunkGroups'
import { sharedChunks } from '@/build/chunks'

const root = process.cwd()
const exact = (pattern: string) => pattern.replace('**/', 'some/')
type Modules = Record<string, { imports?: string[]; lazy?: string[]; code?: string }>

const idOf = (path: string) => (/^(node_modules|src|mocks)\b/.test(path) ? join(root, path) : path)

/** The group of a module in an app of these modules, besides the groups' own roots. */
function groupsOf(modules: Modules, leaveOut?: string, onMocks = false) {
  const roots = codeGroups(['account', 'public']).flatMap((group) => group.roots ?? [])
  const [main = '', ...start] = startGroup.roots
  const lazy = [...roots.map(exact), ...Object.values(modules).flatMap((module) => module.lazy ?? [])]
  const all: Modules = {
    ...Object.fromEntries([...start, ...roots].map((path) => [exact(path), {}])),
    [main]: { imports: start.map(exact), lazy: lazy.filter((path) => path !== leaveOut) },
    ...modules,
  }
  const infos = new Map(Object.entries(all).map(([path, module]) => [idOf(path), module]))
  const context = {
    getModuleInfo: (id: string) => {
      const module = infos.get(id)
      if (!module) return null
      const { imports = [], lazy: entries = [], code = null } = module
      return { importedIds: imports.map(idOf), dynamicallyImportedIds: entries.map(idOf), code }
    },
  }
  const groups = sharedChunks(root, onMocks)
  return (path: string) => groups.map(({ name }) => name(idOf(path), context)).find((name) => name !== null)
}

/** Pages that all import one module. */
const sharedBy = (path: string, pages: string[], imports: string[] = []): Modules => ({
  [path]: { imports },
  ...Object.fromEntries(pages.map((page) => [page, { imports: [path] }])),
  'src/app/entries.ts': { lazy: pages },
})

const pages = (area: string) => [`src/areas/${area}/one/One.tsx`, `src/areas/${area}/two/Two.tsx`]
const yup = 'node_modules/yup/index.js'

describe('shared code', () => {
  it.each([
    ['two public pages', pages('public'), [], 'general'],
    ['a product and another page', ['src/areas/public/solution/Solution.tsx', ...pages('account')], [], 'common'],
    [
      'the start of the account and another page behind the sign-in',
      ['src/areas/other/two/Two.tsx', 'src/areas/account/overview/Overview.tsx'],
      [],
      'dashboard',
    ],
    ['the cart and another page', ['src/areas/public/cart/Cart.tsx', ...pages('account')], [], 'payments'],
    [
      'the cart and the list of events',
      ['src/areas/public/cart/Cart.tsx', 'src/areas/public/events/Events.tsx'],
      [],
      'common',
    ],
    ['two account pages', pages('account'), [], 'account'],
    [
      'pages of two areas behind the sign-in',
      ['src/areas/account/one/One.tsx', 'src/areas/other/two/Two.tsx'],
      [],
      'inside',
    ],
    ['a public and an account page', ['src/areas/account/one/One.tsx', 'src/areas/public/two/Two.tsx'], [], 'general'],
    ['two public pages, with the form library', pages('public'), [yup], 'forms'],
    ['two account pages, with the form library', pages('account'), [yup], 'account-forms'],
    ['two public pages, with the date library', pages('public'), ['node_modules/moment/moment.js'], 'dates'],
    ['two account pages, with the date library', pages('account'), ['node_modules/moment/moment.js'], 'dates'],
    ['one page', ['src/areas/public/one/One.tsx'], [], undefined],
    [
      'one page and the component documentation',
      ['src/areas/public/one/One.tsx', 'src/areas/public/component-docs/Docs.tsx'],
      [],
      undefined,
    ],
  ])('of %s', (_title, users, libraries, group) => {
    const modules = sharedBy('src/components/Shared.tsx', users, libraries)
    const nameOf = groupsOf({ ...modules, ...Object.fromEntries(libraries.map((path) => [path, {}])) })
    expect(nameOf('src/components/Shared.tsx')).toBe(group)
    expect(nameOf(users[0] ?? '')).toBeUndefined()
  })

  it('comes with what it imports, unless an earlier group has it', () => {
    const nameOf = groupsOf({
      ...sharedBy('src/components/Shared.tsx', pages('account'), ['src/lib/own.ts', 'src/ui/layout/Tabs.tsx']),
      'src/lib/own.ts': {},
      'src/ui/layout/Tabs.tsx': {},
      'src/areas/public/x/X.tsx': { imports: ['src/ui/layout/Tabs.tsx'] },
      'src/areas/public/y/Y.tsx': { imports: ['src/ui/layout/Tabs.tsx'], lazy: ['src/areas/public/x/X.tsx'] },
      'src/app/more.ts': { lazy: ['src/areas/public/y/Y.tsx'] },
    })
    expect(nameOf('src/lib/own.ts')).toBe('account')
    expect(nameOf('src/ui/layout/Tabs.tsx')).toBe('general')
  })

  it('joins the mocks in a build with mocks, which start while the app is still being fetched', () => {
    const modules = {
      ...sharedBy('src/components/Shared.tsx', pages('account'), ['src/lib/own.ts']),
      'mocks/browser.ts': { imports: ['src/lib/own.ts'] },
      'src/lib/own.ts': {},
      'src/app/more.ts': { lazy: ['mocks/browser.ts'] },
    }
    expect(groupsOf(modules, undefined, true)('src/lib/own.ts')).toBe('mocks')
    expect(groupsOf(modules)('src/lib/own.ts')).toBe('account')
  })

  it('has a group for every folder of src/areas', () => {
    const names = codeGroups(['account', 'public', 'partners']).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['account', 'account-forms', 'partners', 'partners-forms']))
    expect(names).not.toContain('public')
  })

  it('counts the icons that a module uses, not the whole index', () => {
    const index = 'node_modules/react-bootstrap-icons/dist/index.js'
    const icon = (name: string) => `node_modules/react-bootstrap-icons/dist/icons/${name}.js`
    const nameOf = groupsOf({
      ...sharedBy('src/components/Shared.tsx', pages('public'), [index]),
      'src/components/Shared.tsx': { imports: [index], code: `import { Eye } from "react-bootstrap-icons"` },
      [index]: {
        code: 'export { default as Eye } from "./icons/eye";\nexport { default as Lock } from "./icons/lock";',
      },
      [icon('eye')]: {},
      [icon('lock')]: {},
    })
    expect(nameOf(icon('eye'))).toBe('general')
    expect(nameOf(icon('lock'))).toBeUndefined()
  })

  it.each([...busy, 'src/areas/public/cart/Cart.tsx', 'src/areas/public/events/Events.tsx'])(
    'is told by pages that exist: %s',
    (path) => {
      expect(existsSync(join(root, path))).toBe(true)
    },
  )

  it('is an error when a root no longer exists', () => {
    const nameOf = groupsOf({}, 'src/app/memberGuards.ts')
    expect(() => nameOf('src/main.tsx')).toThrow(
      'Chunk group member: the app imports 0 modules named src/app/memberGuards.ts',
    )
  })
})

describe('style sheets', () => {
  const sheet = 'src/components/shared.scss'
  it.each([
    ['a public page', ['src/areas/public/one/One.tsx'], 'shared'],
    ['account pages only', pages('account'), 'members'],
  ])('used by %s', (_title, users, group) => {
    expect(groupsOf(sharedBy(sheet, users))(sheet)).toBe(group)
  })

  it('of a single page stays with it', () => {
    const own = 'src/areas/account/one/one.scss'
    expect(groupsOf(sharedBy(own, ['src/areas/account/one/One.tsx']))(own)).toBeUndefined()
  })

  it.each(['src/ui/form/richText.scss', 'node_modules/quill/dist/quill.core.css'])(
    'of the editor, %s, come with it',
    (own) => {
      expect(groupsOf(sharedBy(own, ['src/ui/form/RichTextEditor.tsx', ...pages('admin')]))(own)).toBeUndefined()
    },
  )

  it('of the first pages come with the first load', () => {
    expect(groupsOf({})('src/areas/public/home/home.scss')).toBe('first')
  })
})
