import type { AtRule, Plugin, Root, Rule } from 'postcss'

const dark = /\[data-bs-theme=("?)dark\1\]/

/**
 * Repeats every dark mode rule under `prefers-color-scheme`, for pages before any script has run:
 * prerendered HTML shows in the visitor's colour mode from the start.
 */
export function nightMedia(): Plugin {
  return {
    postcssPlugin: 'doerscircle:night-media',
    OnceExit(root: Root, { AtRule: makeAtRule }) {
      const media: AtRule = new makeAtRule({ name: 'media', params: '(prefers-color-scheme: dark)' })
      root.walkRules((rule: Rule) => {
        const selectors = rule.selectors.filter((selector) => dark.test(selector))
        if (selectors.length === 0 || (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name !== 'media'))
          return
        const copy = rule.clone({
          selectors: selectors.map((selector) => selector.replace(dark, ':root:not([data-bs-theme])')),
        })
        const around = rule.parent?.type === 'atrule' ? (rule.parent as AtRule).clone({ nodes: [copy] }) : copy
        media.append(around)
      })
      if (media.nodes?.length) root.append(media)
    },
  }
}
