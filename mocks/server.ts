import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { env } from '@/lib/env'

const folder = join(process.cwd(), 'src/content')

async function readContent(path: string): Promise<Response> {
  const file = join(folder, path)
  if (!file.startsWith(folder) || !existsSync(file)) return new Response('', { status: 404 })
  return new Response(readFileSync(file, 'utf8'), { headers: { 'Content-Type': 'application/json' } })
}

const absolute = (base: string) => new URL(base, location.href).href

/**
 * The mock server for tests in Node: the same responses as in the browser. The settings must be applied first.
 * Handlers and seeds are loaded with the first request, since most tests make none.
 */
export const makeServer = () =>
  setupServer(
    http.all(`${absolute(env.apiBaseUrl)}/*`, async ({ request }) => {
      const [{ serve }, { db, resetDb }] = await Promise.all([import('./serve'), import('./db/db')])
      if (Object.keys(db).length === 0) resetDb()
      return serve(request)
    }),
    http.get(`${absolute(env.contentUrl)}/*`, async ({ request }) => {
      const { serveContent } = await import('./content')
      return serveContent(request, readContent)
    }),
  )
