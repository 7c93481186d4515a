import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** The router's package offers its development build to every bundler; its production build has to be named. */
const production = (file: string) =>
  createRequire(import.meta.url)
    .resolve('react-router')
    .replace(/dist[\\/].*$/, `dist/production/${file}.mjs`)

/**
 * Builds with the router's production code, and with no more of it than is used: a component that is given a name for
 * the developer tools, or whose making might have effects as far as the bundler can tell, would stay although nobody
 * imports it.
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
