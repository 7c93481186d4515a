import type { RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { forAdmins, forMembers, forTeams } from '@/app/guards'
import { allRoutes } from '@/app/routes/all'
import { accountRoutes } from '@/app/routes/account'
import { adminRoutes } from '@/app/routes/admin'
import { firstRoutes } from '@/app/routes/first'
import { blankRoutes, publicRoutes } from '@/app/routes/public'
import { teamRoutes } from '@/app/routes/team'
import { adminPages } from '@/domain/access/adminPages'
import { routePatterns } from '@/domain/navigation/routePatterns'
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
})
