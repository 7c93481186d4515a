import type { CSSOptions } from 'vite'

/** Bootstrap's own partials still use @import; its deprecation warnings are not ours to fix. */
export const styles: CSSOptions = {
  preprocessorOptions: {
    scss: { quietDeps: true, silenceDeprecations: ['import', 'global-builtin', 'color-functions'] },
  },
}
