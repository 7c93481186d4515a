import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineHashes } from './documents.ts'

/** Origins that the app calls besides its own, from the build settings. */
function origins(settings: Record<string, string | undefined>): string {
  const found = [settings.VITE_API_BASE_URL, settings.VITE_CONTENT_URL].flatMap((address) =>
    address && /^https?:/.test(address) ? [new URL(address).origin] : [],
  )
  return [...new Set(found)].join(' ')
}

/**
 * Completes the hosting files of a build: adds the hashes of inline styles and scripts and the API origin to the policy in `_headers`,
 * and writes the same headers as an nginx include.
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
