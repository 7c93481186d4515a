import type { Plugin } from 'vite'

const without = '\0axios-without-fetch'

/** Leaves axios's adapter for `fetch` out of the build: browsers use the one for XMLHttpRequest, which axios prefers. */
export function leanAxios(): Plugin {
  return {
    name: 'doerscircle:lean-axios',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) =>
      id === './fetch.js' && importer && /axios[\\/]lib[\\/]adapters[\\/]adapters\.js/.test(importer)
        ? without
        : undefined,
    load: (id) => (id === without ? 'export const getFetch = () => null' : undefined),
  }
}
