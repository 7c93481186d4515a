import type { Plugin } from 'vite'

const suffixes = '\0public-suffixes'

/**
 * Leaves the list of public suffixes out of the mocks. MSW's cookie store needs it only to reject cookies for whole top-level
 * domains, and it makes up a quarter of the mocks' code. The mocks answer one host, and set no cookies through MSW.
 */
export function leanMocks(): Plugin {
  return {
    name: 'doerscircle:lean-mocks',
    enforce: 'pre',
    resolveId: (id) => (id === 'tldts' ? suffixes : undefined),
    load: (id) => (id === suffixes ? 'export const getDomain = (host) => host' : undefined),
  }
}
