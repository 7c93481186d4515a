import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Beasties from 'beasties'
import { chunkOf, closureOf, entryOf, type Built } from './bundle.ts'

/** A prerendered page: its URL, file, route modules, markup, and the content it used. */
export type Prerendered = {
  path: string
  file: string
  sources: string[]
  html: string
  head: string
  content: object
  boot?: boolean
}

/** JSON that is safe inside a script element. */
const dataBlock = (content: object) => JSON.stringify(content).replace(/</g, '\\u003c')

/**
 * Writes the HTML of every prerendered page: markup, critical CSS, preloads for its route's chunks, and the content it
 * was rendered from, which hydration needs.
 * @param boot URL of the first script of `app.html`
 * @returns the hashes of the inline styles, for the Content-Security-Policy
 */
export async function writeDocuments(
  dist: string,
  built: Built,
  pages: Prerendered[],
  boot: string,
): Promise<string[]> {
  const template = readFileSync(join(dist, 'index.html'), 'utf8')
  const entry = entryOf(built)
  const already = new Set(closureOf(built, [entry.file]).map(({ file }) => file))
  const beasties = new Beasties({
    path: dist,
    publicPath: '/',
    preload: 'body',
    inlineFonts: true,
    preloadFonts: true,
    pruneSource: false,
    mergeStylesheets: true,
    compress: true,
    logLevel: 'warn',
    // Set by early.js: no prerendered element matches it.
    allowRules: [/data-(session|fresh|plain)/],
  })
  const hashes = new Set<string>()
  for (const page of pages) {
    const own = page.sources.flatMap((source) => chunkOf(built, source)?.file ?? [])
    const chunks = closureOf(built, own).filter(({ file }) => !already.has(file))
    const links = [
      ...chunks.flatMap(({ css }) => css).map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...chunks.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
    ]
    const data = `<script type="application/json" id="content">${dataBlock(page.content)}</script>`
    const html = template
      .replace(/<title>.*?<\/title>/, page.head)
      .replace('</head>', `${links.join('')}</head>`)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" data-prerendered="${page.boot ? 'shell' : 'page'}">${page.html}</div>${data}`,
      )
      // The boot script includes early.js.
      .replace('<script async blocking="render" src="/early.js"></script>', (early) =>
        page.boot ? `<script async blocking="render" src="${boot}"></script>` : early,
      )
    const finished = await beasties.process(html)
    for (const [, style = ''] of finished.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) hashes.add(hashOf(style))
    const target = join(dist, page.file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, finished)
  }
  return [...hashes]
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
