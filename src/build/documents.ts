import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Beasties from 'beasties'
import { minifySync } from 'vite'
import { pageStages } from './boot.ts'
import { closureOf, entryOf, holderOf, type Built } from './bundle.ts'
import { fetchInStages } from './fetchInStages.ts'
import type { PageKind } from './prerenderedPages.ts'

/** A prerendered page: its URL, file, route modules, markup, and the content it used. */
export type Prerendered = {
  path: string
  file: string
  sources: string[]
  html: string
  head: string
  content: object
  kind: PageKind
  /** Its first script requests what the page of its URL reads. */
  boots: boolean
}

/** Of the inline styles and scripts of a build: `'sha256-…'`. */
export type InlineHashes = { styles: string[]; scripts: string[] }

/** JSON that is safe inside a script element. */
const dataBlock = (content: object) => JSON.stringify(content).replace(/</g, '\\u003c')

/**
 * Writes the HTML of every prerendered page: markup, critical CSS, what it fetches, and the content it was rendered from,
 * which hydration needs. The first script (`early.js`) is part of the document: as a file of its own it
 * would hold back the first paint by a round trip.
 * @param boot what the first script does besides, where it requests what the page reads
 * @returns the hashes of the inline styles and scripts, for the Content-Security-Policy
 */
export async function writeDocuments(
  dist: string,
  built: Built,
  pages: Prerendered[],
  boot: string,
): Promise<InlineHashes> {
  const template = readFileSync(join(dist, 'index.html'), 'utf8')
  const earlyFile = join(dist, 'early.js')
  const early = readFileSync(earlyFile, 'utf8')
  rmSync(earlyFile)
  const visitors = inline(`${early};(${String(fetchInStages)})(JSON.parse(document.getElementById('stages').text))`)
  const booting = inline(`${early};${boot}`)
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
  const styles = new Set<string>()
  for (const page of pages) {
    const own = page.sources.flatMap((source) => holderOf(built, source)?.file ?? [])
    const chunks = closureOf(built, own).filter(({ file }) => !already.has(file))
    const links = [...new Set(chunks.flatMap(({ css }) => css))].map(
      (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
    )
    const stages = `<script type="application/json" id="stages">${JSON.stringify(pageStages(built, chunks))}</script>`
    const data = `<script type="application/json" id="content">${dataBlock(page.content)}</script>`
    const html = template
      .replace(/<title>.*?<\/title>/, page.head)
      .replace('</head>', `${links.join('')}</head>`)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" data-prerendered="${page.kind}">${page.html}</div>${data}`,
      )
      .replace('<script async blocking="render" src="/early.js"></script>', () =>
        page.boots ? booting : stages + visitors,
      )
    const finished = await beasties.process(html)
    for (const [, style = ''] of finished.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) styles.add(hashOf(style))
    const target = join(dist, page.file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, finished)
  }
  return { styles: [...styles], scripts: [visitors, booting].map((script) => hashOf(script.slice(8, -9))) }
}

/** A classic script in the document. @throws Error if its text would end the element */
function inline(script: string): string {
  const { code } = minifySync('early.js', script, { module: false })
  if (/<\/script|<!--/i.test(code)) throw new Error('An inline script contains what ends its element')
  return `<script>${code}</script>`
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
