import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Connect, Plugin } from 'vite'

/** Scripts and styles bypass the mocks: through the worker, each of them would make a round trip to the page. */
const passBy = `
const passesBy = ({ destination, url }) =>
  (destination === 'script' || destination === 'style') && new URL(url).origin === location.origin
addEventListener('fetch', (event) => passesBy(event.request) && event.stopImmediatePropagation())
`

const worker = () => passBy + readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')

/** With mocks every sign-in provider succeeds immediately, as the plain member. */
const providers: Connect.NextHandleFunction = (_request, response) => {
  response.statusCode = 302
  response.setHeader('location', '/oauth-login-done?as=member')
  response.end()
}

/** Serves the mock service worker from its package; only builds with mocks contain it. */
export function mockWorker(inBuild: boolean): Plugin {
  return {
    name: 'doerscircle:mock-worker',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.setHeader('cache-control', 'no-cache')
        response.end(worker())
      })
      if (inBuild) server.middlewares.use('/api/auth', providers)
    },
    configurePreviewServer(server) {
      if (inBuild) server.middlewares.use('/api/auth', providers)
    },
    generateBundle() {
      if (inBuild) this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: worker() })
    },
  }
}
