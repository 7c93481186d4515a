import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(process.cwd(), 'public/content')

/** Reads a document of the repository's content source. */
export async function readContent(path: string): Promise<Response> {
  const file = join(folder, path)
  if (!file.startsWith(folder) || !statSync(file, { throwIfNoEntry: false })?.isFile())
    return new Response('', { status: 404 })
  return new Response(readFileSync(file, 'utf8'), { headers: { 'Content-Type': 'application/json' } })
}
