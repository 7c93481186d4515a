import { http } from 'msw'
import { setupServer } from 'msw/node'
import { env } from '@/lib/env'
import { readContent } from './files/contentFiles'

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
      const { serveContent } = await import('./files/content')
      return serveContent(request, readContent)
    }),
  )
