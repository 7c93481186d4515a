import type { ProxyOptions } from 'vite'

/**
 * Passes what is below `/backend` on to a real backend, so that a dev server on mocks can let it answer some calls without
 * the backend allowing its origin. @param url the backend's base address; without one there is no proxy
 */
export function backendProxy(url: string | undefined): Record<string, ProxyOptions> {
  if (!url) return {}
  const { origin, pathname } = new URL(url)
  return {
    '/backend': {
      target: origin,
      changeOrigin: true,
      // Cookies belong to the page's own host.
      cookieDomainRewrite: '',
      rewrite: (path) => path.replace(/^\/backend/, pathname.replace(/\/+$/, '')),
      configure: (proxy) => proxy.on('proxyReq', (request) => request.removeHeader('origin')),
    },
  }
}
