import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** The router's package gives bundlers its development build by default; the production build must be named. */
const production = (file: string) =>
  createRequire(import.meta.url)
    .resolve('react-router')
    .replace(/dist[\\/].*$/, `dist/production/${file}.mjs`)

/**
 * Uses the router's production code and removes unused exports: a component with a `displayName`, or whose creation may
 * have side effects as far as the bundler can tell, would otherwise stay although nothing imports it.
 */
export function slimRouter(): Plugin {
  return {
    name: 'doerscircle:slim-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: production('index') },
          { find: /^react-router\/dom$/, replacement: production('dom-export') },
        ],
      },
    }),
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/(?<=^var \w+ = )(?=React\d*\.(forwardRef|createContext|memo)\()/gm, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  }
}
