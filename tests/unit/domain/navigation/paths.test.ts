import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { allRoutes } from '@/app/routes/all'
import { marketplaceAnchors } from '@/domain/navigation/marketplaceAnchors'
import { adminPages } from '@/domain/access/adminPages'
import { paths } from '@/domain/navigation/paths'
import { routePatterns } from '@/domain/navigation/routePatterns'
import { makeStore } from '@/store/store'

type Node = string | ((...given: never[]) => string) | { [name: string]: Node }

/** Every URL that the app can build, with example parameters. */
function written(node: Node): string[] {
  if (typeof node === 'string') return [node]
  if (typeof node !== 'function') return Object.values(node).flatMap(written)
  if (node === paths.aboutYou) return [paths.aboutYou({ continueToCart: 'true' })]
  if (node === paths.admin.page) return adminPages.map((page) => paths.admin.page(page))
  if (node === paths.marketplace) return marketplaceAnchors.map((anchor) => paths.marketplace(anchor))
  return [(node as (...given: string[]) => string)('one', 'two')]
}

const all = written(paths)
const routes = allRoutes(makeStore())
const routeOf = (address: string) => matchRoutes(routes, address.replace(/[?#].*$/, ''))?.at(-1)?.route.id

test('every path of domain/navigation/paths matches a page', () => {
  expect(all.length).toBeGreaterThan(90)
  expect(all.filter((address) => [undefined, 'nowhere'].includes(routeOf(address)))).toEqual([])
})

test('an id that cannot stand in a URL leads to the page of its kind, which does not know it', () => {
  for (const id of ['', '..', 'a/b', 'a\\b', '%2e%2e%2fcart'])
    expect([paths.solution(id), paths.event(id)]).toEqual(['/solutions/unknown', '/events/unknown'])
})

test('every page has a path', () => {
  const reached = new Set(all.map(routeOf))
  expect(routePatterns.filter((pattern) => !reached.has(pattern))).toEqual([])
})
