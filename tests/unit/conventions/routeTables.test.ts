import { readFileSync } from 'node:fs'
import type { RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { forAdmins, forMembers, forTeams } from '@/app/guards'
import { allRoutes } from '@/app/routes/all'
import { accountRoutes } from '@/app/routes/account'
import { adminRoutes } from '@/app/routes/admin'
import { firstRoutes } from '@/app/routes/first'
import { blankRoutes, publicRoutes } from '@/app/routes/public'
import { teamRoutes } from '@/app/routes/team'
import { marketingPaths } from '@/domain/navigation/marketing'
import { adminPages } from '@/domain/access/adminPages'
import { paths } from '@/domain/navigation/paths'
import { routeOf, routePatterns } from '@/domain/navigation/routePatterns'
import { makeStore } from '@/store/store'

const rows = [
  ...Object.values(firstRoutes).flat(),
  ...publicRoutes,
  ...blankRoutes,
  ...accountRoutes,
  ...teamRoutes,
  ...adminRoutes,
]

const leaves = (routes: RouteObject[], above: string[] = []): { path: string; above: string[] }[] =>
  routes.flatMap(({ path, id = '', children }) => [
    ...(path ? [{ path, above }] : []),
    ...leaves(children ?? [], [...above, id]),
  ])

describe('the route tables', () => {
  it('contain exactly one page for every URL of the app', () => {
    expect(rows.map(({ path }) => path).sort()).toEqual([...routePatterns].sort())
  })

  it('give every page a unique title', () => {
    const titles = rows.map(({ title }) => title)
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })

  it('allow only members into member areas, by role in those of a team, and only administrators into the back office', () => {
    for (const { path, guards } of rows) {
      if (/^\/account(\/|$)/.test(path)) expect(guards, path).toEqual(forMembers)
      if (/^\/team(\/|$)/.test(path)) expect(guards, path).toEqual(forTeams)
      if (/^\/admin(\/|$)/.test(path)) expect(guards, path).toEqual(forAdmins)
    }
    expect(rows.filter(({ path }) => path.startsWith('/admin/'))).toHaveLength(adminPages.length)
  })

  it('use the layout of each area (R-LAY-01)', () => {
    const where = leaves(allRoutes(makeStore()))
    for (const { path, above } of where) {
      if (/^\/(account|team)(\/|$)/.test(path)) expect(above, path).toContain('dashboard')
      else if (/^\/admin(\/|$)/.test(path)) expect(above, path).toContain('admin')
      else
        expect(
          above.some((id) => id === 'default' || id === 'blank'),
          path,
        ).toBe(true)
    }
    expect(where.at(-1)?.path).toBeDefined()
  })

  it('contain every URL that the app links to', () => {
    const all: unknown[] = [...Object.values(paths), ...Object.values(paths.account), ...Object.values(paths.team)]
    const plain = all.filter((path) => typeof path === 'string')
    for (const path of [
      ...plain,
      ...marketingPaths,
      ...adminPages.map(paths.admin.page),
      paths.microsite('x'),
      paths.blogPost('x'),
    ])
      expect(routeOf(path.replace(/[?#].*$/, '')), path).toBeDefined()
  })
})

describe('the first page load', () => {
  const source = (path: string) => readFileSync(path, 'utf8')
  const found = new Map<string, string>()
  const missing: string[] = []

  function resolve(from: string, to: string): string | undefined {
    const base = to.startsWith('@/')
      ? `src/${to.slice(2)}`
      : to.startsWith('.')
        ? new URL(to, `file:///${from}`).pathname.slice(1)
        : undefined
    if (base === undefined || /\.(scss|css|json)$/.test(base)) return undefined
    for (const end of ['', '.ts', '.tsx']) {
      try {
        source(base + end)
        return base + end
      } catch {
        // Not this ending.
      }
    }
    missing.push(`${from}: ${to}`)
    return undefined
  }

  function walk(file: string): void {
    if (found.has(file)) return
    const text = source(file)
    found.set(file, text)
    for (const [, clause = '', to = ''] of text.matchAll(
      /^(?:import|export)\s+(?!type\b)([^'";]*?from\s+)?'([^']+)'/gm,
    )) {
      const values = clause.replace(/\btype\s+\w+(\s+as\s+\w+)?,?/g, '').replace(/[{},\s]|from$/g, '')
      if (clause && !values) continue
      const next = resolve(file, to)
      if (next) walk(next)
      else packages.add(to)
    }
  }

  const packages = new Set<string>()
  walk('src/main.tsx')

  it('contains no heavy library or mock, and of pages and layouts only those of / and /login', () => {
    expect(missing).toEqual([])
    const heavy = [...packages].filter((name) =>
      /formik|yup|moment|react-bootstrap\/|toastify|crypto-js|recharts|quill|zxcvbn|stripe|dompurify|msw/.test(name),
    )
    expect(heavy).toEqual([])
    const own = /^src\/(areas\/public\/(home|login)\/|app\/layouts\/(AppShell|BlankLayout|DefaultLayout)\.tsx$)/
    const others = [...found.keys()].filter((file) => /^src\/(areas|app\/layouts)\/|^mocks\//.test(file))
    expect(others.filter((file) => !own.test(file))).toEqual([])
    expect([...found.keys()].filter((file) => file.startsWith('src/api/admin/'))).toEqual([])
  })
})
