import type { Plugin } from 'vite'

const cookies = '\0no-cookies'

/**
 * Leaves MSW's cookie store out of the mocks: with its list of public suffixes it makes up more than a quarter of their code,
 * and every request is looked up in it. It holds the cookies that handlers set through MSW; the mocks set none.
 */
export function leanMocks(): Plugin {
  return {
    name: 'doerscircle:lean-mocks',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      /\/cookieStore\.mjs$/.test(id) && /[\\/]msw[\\/]/.test(importer) ? cookies : undefined,
    load: (id) =>
      id === cookies
        ? 'export const cookieStore = { getCookies: () => [], setCookie: () => Promise.resolve() }'
        : undefined,
  }
}
