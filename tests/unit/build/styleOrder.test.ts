import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { waitFor } from '@testing-library/react'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { styleOrder } from '@/build/styleOrder'
import { required } from '../../required'

let root = ''

/** The test browser loads no style sheets: here, none counts as loaded. */
const loading = (window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } })
  .happyDOM.settings

beforeEach(() => {
  loading.handleDisabledFileLoadingAsSuccess = true
})
afterEach(() => {
  loading.handleDisabledFileLoadingAsSuccess = false
  rmSync(root, { recursive: true })
})

/** Builds an app of one page with styles. @returns its entry */
async function buildApp(): Promise<string> {
  // Inside node_modules, so that the built files run as they are.
  mkdirSync('node_modules/.cache', { recursive: true })
  root = mkdtempSync(resolve('node_modules/.cache/styleOrder-'))
  writeFileSync(join(root, 'main.js'), "void import('./page.js')")
  writeFileSync(join(root, 'page.js'), "import './page.css'")
  writeFileSync(join(root, 'page.css'), '.page { color: red }')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [styleOrder()],
    build: {
      rollupOptions: {
        input: join(root, 'main.js'),
        output: { entryFileNames: 'main.js', assetFileNames: '[name].css' },
      },
    },
  })
  return pathToFileURL(join(root, 'dist/main.js')).href
}

it('adds the styles of a page after the base styles, which are at the end of a prerendered body', async () => {
  const entry = await buildApp()
  document.body.innerHTML = '<style id="base"></style>'
  await import(/* @vite-ignore */ entry)
  const page = await waitFor(() => required(document.querySelector('link[rel="stylesheet"]')))
  expect(page).toHaveAttribute('href', expect.stringMatching(/page\.css$/))
  expect(page.compareDocumentPosition(required(document.getElementById('base')))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})
