import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/
const smallest = 512

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** All files below a folder. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

/** Transferred size of a file, after `compress`. */
export function brotliSize(dist: string, file: string): number {
  const path = join(dist, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

/** Writes `.br` and `.gz` files next to every text file, for hosts that serve files that are compressed already. */
export async function compress(folder: string): Promise<void> {
  const files = filesBelow(folder).filter((path) => compressible.test(path) && !existsSync(`${path}.br`))
  // In parallel: zlib works in the thread pool.
  await Promise.all(
    files.map(async (path) => {
      const bytes = readFileSync(path)
      if (bytes.length < smallest) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })])
      writeFileSync(`${path}.br`, br)
      writeFileSync(`${path}.gz`, gz)
    }),
  )
}
