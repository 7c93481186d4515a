import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { iconFiles } from '../ui/iconFiles.ts'

const packageFolder = () =>
  createRequire(import.meta.url)
    .resolve('bootstrap-icons/package.json')
    .replace(/package\.json$/, '')

/** One icon of the set as a symbol: what is inside its `svg` element. */
function symbolOf(name: string, file: string): string {
  const text = readFileSync(`${packageFolder()}icons/${file}.svg`, 'utf8')
  const [, inner = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(text) ?? []
  return `<symbol id="icon-${name}" viewBox="0 0 16 16">${inner.replace(/\s*\n\s*/g, '')}</symbol>`
}

/**
 * The icons of the first paint as symbols of the document (src/ui/Icon.tsx). As images of a style sheet each would be
 * parsed as a document of its own before the first paint; as components they would weigh on the first file.
 */
export function iconSymbols(): Plugin {
  return {
    name: 'doerscircle:icon-symbols',
    transformIndexHtml: () => [
      {
        tag: 'div',
        attrs: { hidden: true },
        children: `<svg>${Object.entries(iconFiles)
          .map(([name, file]) => symbolOf(name, file))
          .join('')}</svg>`,
        injectTo: 'body-prepend',
      },
    ],
  }
}
