import type { AtRule, Container, Document, Plugin, Root, Rule } from 'postcss'

const isAtRule = (node: Container | Document | undefined): node is AtRule => node?.type === 'atrule'

const dark = /\[data-bs-theme=("?)dark\1\]/

/**
 * Repeats every dark mode rule under `prefers-color-scheme`, so that prerendered HTML shows in the visitor's colour
 * scheme before any script runs.
 */
export function darkModeMedia(): Plugin {
  return {
    postcssPlugin: 'doerscircle:dark-mode-media',
    OnceExit(root: Root, { AtRule: makeAtRule }) {
      const media: AtRule = new makeAtRule({ name: 'media', params: '(prefers-color-scheme: dark)' })
      root.walkRules((rule: Rule) => {
        const selectors = rule.selectors.filter((selector) => dark.test(selector))
        if (selectors.length === 0 || (isAtRule(rule.parent) && rule.parent.name !== 'media')) return
        const copy = rule.clone({
          selectors: selectors.map((selector) => selector.replace(dark, ':root:not([data-bs-theme])')),
        })
        const around = isAtRule(rule.parent) ? rule.parent.clone({ nodes: [copy] }) : copy
        media.append(around)
      })
      if (media.nodes?.length) root.append(media)
    },
  }
}
