import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startDataId } from '../start/data.ts'
import type { Built } from './bundle.ts'
import type { PageSource } from './pageSources.ts'
import { sheetsOf, startDataOf, type Prerendered } from './startData.ts'

/** The hashes (`'sha256-…'`) of the inline styles and scripts of a build. */
type InlineHashes = { styles: string[]; scripts: string[] }

/** A data block of a document. */
const dataBlock = (id: string, content: object) =>
  `<script type="application/json" id="${id}">${JSON.stringify(content).replace(/</g, '\\u003c')}</script>`

/**
 * Writes the HTML of every prerendered page: markup, all its styles, the list of files for its first script (src/start),
 * and the content it was rendered from, which hydration needs.
 *
 * Worth on a phone, compared with critical styles and links to all: 160 to 410 ms of ready, 1 to 3 requests.
 * @returns the hashes of the inline styles and scripts, for the Content-Security-Policy
 */
export async function writeDocuments(
  dist: string,
  built: Built,
  pages: readonly PageSource[],
  prerendered: readonly Prerendered[],
): Promise<InlineHashes> {
  const template = readFileSync(join(dist, 'index.html'), 'utf8').replace(/<link rel="stylesheet"[^>]*>/g, '')
  // Disabled, so not requested: Vite loads a style sheet of a chunk only if the document has no link to it.
  const styleOf = (sheet: string) =>
    `<style>${readFileSync(join(dist, sheet), 'utf8')}</style><link rel="stylesheet" href="/${sheet}" disabled>`
  const styles = new Set<string>()
  const scripts = new Set<string>()
  for (const page of prerendered) {
    const sheets = sheetsOf(built, pages, page)
    const html = template
      .replace(/<title>.*?<\/title>/, () => page.head + dataBlock(startDataId, startDataOf(built, pages, page)))
      .replace('</head>', () => `${sheets.map(styleOf).join('')}</head>`)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" data-prerendered="${page.kind}">${page.html}</div>${dataBlock('content', page.content)}`,
      )
    for (const [, style = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) styles.add(hashOf(style))
    for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) scripts.add(hashOf(script))
    const target = join(dist, page.file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, html)
  }
  return { styles: [...styles], scripts: [...scripts] }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Origins that the app calls besides its own, from the build settings. */
function origins(settings: Record<string, string | undefined>): string {
  const found = [settings.VITE_API_BASE_URL, settings.VITE_CONTENT_URL].flatMap((address) =>
    address && /^https?:/.test(address) ? [new URL(address).origin] : [],
  )
  return [...new Set(found)].join(' ')
}

/**
 * Completes the hosting files of a build: adds the hashes of inline styles and scripts and the API origin to the policy
 * in `_headers`, and writes the same headers as an nginx include.
 */
export function writeHosting(
  dist: string,
  { styles, scripts }: InlineHashes,
  settings: Record<string, string | undefined>,
): void {
  const path = join(dist, '_headers')
  const headers = readFileSync(path, 'utf8')
    .replaceAll('@STYLE_HASHES@', styles.join(' '))
    .replaceAll('@SCRIPT_HASHES@', scripts.join(' '))
    .replaceAll('@CONNECT@', origins(settings))
    .replace(/ +/g, (spaces, at: number, text: string) => (text[at - 1] === '\n' ? spaces : ' '))
  writeFileSync(path, headers)
  const everywhere = /^\/\*\n((?: {2}.*\n)+)/m.exec(headers)?.[1] ?? ''
  const lines = [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)]
    .filter(([, name]) => name !== 'Cache-Control')
    .map(([, name, value]) => `add_header ${name} "${value?.replace(/"/g, '\\"')}" always;`)
  writeFileSync(join(dist, 'security-headers.conf'), `${lines.join('\n')}\n`)
}
