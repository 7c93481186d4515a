import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/

/** All files below a folder. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })
}

/** Transferred size of a file. */
export function brotli(bytes: Buffer | string): Buffer {
  const buffer = Buffer.from(bytes)
  return brotliCompressSync(buffer, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length },
  })
}

/** Writes `.br` and `.gz` next to every text file, for hosts that serve precompressed files. */
export function compress(folder: string): void {
  for (const path of filesBelow(folder)) {
    if (!compressible.test(path)) continue
    const bytes = readFileSync(path)
    if (bytes.length < 512) continue
    writeFileSync(`${path}.br`, brotli(bytes))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
