import type { Plugin } from 'vite'

const helper = /vite\/preload-helper\.js$/
const inHead = 'document.head.appendChild(link)'

/**
 * Adds the styles of pages to the end of the body: prerendered documents have the base styles there, and rules of equal
 * specificity are decided by their order.
 */
export function styleOrder(): Plugin {
  return {
    name: 'doerscircle:style-order',
    apply: 'build',
    transform: {
      filter: { id: helper },
      handler(code) {
        if (!code.includes(inHead)) this.error('Vite adds styles in another way than styleOrder expects')
        return { code: code.replace(inHead, '(isCss ? document.body : document.head).appendChild(link)'), map: null }
      },
    },
  }
}
