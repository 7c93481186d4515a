import { readFileSync, readdirSync } from 'node:fs'
import { createElement, Fragment, type JSX } from 'react'
import * as icons from 'react-bootstrap-icons'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { leanIcon } from '@/build/leanIcons'
import { makeIcon } from '@/ui/makeIcon'

const folder = 'node_modules/react-bootstrap-icons/dist/icons'
const codeOf = (file: string) => leanIcon(readFileSync(`${folder}/${file}`, 'utf8'), '/src/ui/makeIcon.tsx')

/** The icon that the build makes of a file. */
function lean(file: string): ReturnType<typeof makeIcon> {
  const [, call = ''] = /export default ([\s\S]*)$/.exec(codeOf(file)) ?? []
  // eslint-disable-next-line no-new-func -- the module that the build writes is run as it is
  const made: unknown = new Function('React', 'makeIcon', `return ${call}`)({ createElement, Fragment }, makeIcon)
  if (typeof made !== 'function') throw new Error(`${file} makes no component`)
  return (props): JSX.Element => made(props)
}

describe('icons of the production build', () => {
  it.each([
    ['cart3.js', icons.Cart3],
    ['eye.js', icons.Eye],
    ['badge-4k.js', icons.Badge4k],
    ['check-circle-fill.js', icons.CheckCircleFill],
  ])('%s draws what the package draws', (file, Original) => {
    const Lean = lean(file)
    for (const props of [{}, { size: 20, color: 'red', title: 'Found', className: 'mine', 'aria-hidden': true }])
      expect(renderToStaticMarkup(<Lean {...props} />)).toBe(renderToStaticMarkup(<Original {...props} />))
  })

  it('every file of the set can be read', () => {
    for (const file of readdirSync(folder)) expect(codeOf(file)).toMatch(/^import React[\s\S]*makeIcon\('bi-[\w-]+'/)
  })

  it('a file written in another way stops the build', () => {
    expect(() => leanIcon('export default () => null', '')).toThrow('src/build/leanIcons.ts')
  })
})
