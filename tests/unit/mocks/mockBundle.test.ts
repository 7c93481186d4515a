import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { bundleMocks } from '@mocks/build/mockBundle'
import { sources } from '@tests/sources'

it('bundles all mocks into one module, which shares its state with the app', async () => {
  const root = process.cwd()
  const { code, imports, moduleIds } = await bundleMocks(root)
  expect(imports.filter((id) => !id.startsWith('react'))).toEqual(['/src/lib/env.ts', '/mocks/panel/panel.css'])
  const inside = moduleIds.filter((id) => id.startsWith(join(root, 'mocks'))).map((id) => relative(root, id))
  const handlers = [...sources('mocks/handlers', /\.ts$/).keys()]
  expect(inside).toEqual(expect.arrayContaining(['mocks/browser.ts', 'mocks/panel/Panel.tsx', ...handlers]))
  expect([...code.matchAll(/\bimport\(([^)]+)\)/g)].map(([, what]) => what)).toEqual(['"pdf-lib"'])
})
