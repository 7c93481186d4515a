import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { filesBelow } from './compress.ts'

const folder = 'src/content'

/** Local content source: serves `src/content` at /content, and copies it into the build. */
export function contentSource(): Plugin {
  return {
    name: 'doerscircle:content-source',
    configureServer(server) {
      server.middlewares.use('/content', (request, response) => {
        const name = decodeURIComponent((request.url ?? '').replace(/\?.*$/, ''))
        const path = join(folder, name)
        if (name.includes('..') || !existsSync(path) || !statSync(path).isFile()) {
          response.statusCode = 404
          return response.end()
        }
        response.setHeader('content-type', 'application/json')
        response.setHeader('cache-control', 'no-cache')
        return response.end(readFileSync(path))
      })
    },
    generateBundle() {
      if (this.environment.config.build.ssr) return
      for (const path of filesBelow(folder))
        this.emitFile({ type: 'asset', fileName: `content/${relative(folder, path)}`, source: compact(path) })
    },
  }
}

const compact = (path: string) => JSON.stringify(JSON.parse(readFileSync(path, 'utf8')))
