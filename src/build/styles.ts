import type { CSSOptions } from 'vite'

/** Bootstrap's own partials still use @import; that is its makers' business, not a warning of ours. */
export const styles: CSSOptions = {
  preprocessorOptions: {
    scss: { quietDeps: true, silenceDeprecations: ['import', 'global-builtin', 'color-functions'] },
  },
}
