import { expect, it } from 'vitest'
import { loadConfigFromFile } from 'vite'
import { sources } from '@tests/sources'

/** Packages that run in the browser, by the names under which they are imported. */
function imported(): string[] {
  const files = [...sources('src', /\.tsx?$/), ...sources('mocks', /\.tsx?$/)]
  const inBrowser = files.filter(
    ([path]) =>
      !/^src\/(build|areas\/public\/component-docs\/build|contract\/probe)\/|^mocks\/(build|http|server\b)/.test(path),
  )
  const statement = /^(?:import|export) (?!type\b)(?:[\w*{}, \n]+ from )?'([^']+)'|\bimport\('([^']+)'\)/gm
  const names = inBrowser.flatMap(([, text]) =>
    [...text.matchAll(statement)].map(([, first, later]) => first ?? later ?? ''),
  )
  return [...new Set(names)]
    .filter((name) => !/^(\.|\/|@\/|@(?:mocks|content)\/|virtual:|node:)|\?|\.css$/.test(name))
    .sort()
}

it('the dev server prepares every package before the first page: none is found later, which would reload the page', async () => {
  const found = await loadConfigFromFile({ command: 'serve', mode: 'development' })
  const prepared = found?.config.optimizeDeps?.include ?? []
  expect(imported()).toContain('formik')
  expect(imported().filter((name) => !prepared.includes(name))).toEqual([])
})
