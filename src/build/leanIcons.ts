import { join } from 'node:path'
import type { Plugin } from 'vite'

const icon = /react-bootstrap-icons[\\/]dist[\\/]icons[\\/]/

/** The class of an icon, and the elements inside its `svg`. */
const parts = /className: \['bi', '([\w-]+)', className\][\s\S]*?title \? [^:]*: null, ([\s\S]*)\);\n\}\);\n/

/**
 * An icon's module, with `makeIcon` in place of what is the same in all of them.
 * @param code the module
 * @param maker the file that exports `makeIcon`
 * @throws if the set writes its icons in another way
 */
export function leanIcon(code: string, maker: string): string {
  const [, name, shapes] = parts.exec(code) ?? []
  if (!name || !shapes) throw new Error('The icon set writes its icons in another way: mend src/build/leanIcons.ts')
  return `import React from 'react'
import { makeIcon } from ${JSON.stringify(maker)}
export default /*#__PURE__*/makeIcon('${name}', /*#__PURE__*/React.createElement(React.Fragment, null, ${shapes}))`
}

/** The icon set repeats three helpers and a list of types in each file: more code than its shapes, for every page to parse. */
export function leanIcons(): Plugin {
  let maker = ''
  return {
    name: 'doerscircle:lean-icons',
    apply: 'build',
    configResolved({ root }) {
      maker = join(root, 'src/ui/makeIcon.tsx')
    },
    transform: { filter: { id: icon }, handler: (code) => leanIcon(code, maker) },
  }
}
