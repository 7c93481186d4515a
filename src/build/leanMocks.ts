import type { Plugin } from 'vite'

const suffixes = '\0public-suffixes'

/**
 * Leaves the list of public suffixes out of the mocks: MSW's store of cookies brings it along, a quarter of all their code,
 * to refuse cookies for whole top-level domains. The mocks answer one host, and set no cookies through MSW.
 */
export function leanMocks(): Plugin {
  return {
    name: 'doerscircle:lean-mocks',
    enforce: 'pre',
    resolveId: (id) => (id === 'tldts' ? suffixes : undefined),
    load: (id) => (id === suffixes ? 'export const getDomain = (host) => host' : undefined),
  }
}
