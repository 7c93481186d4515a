import { compileString } from 'sass'
import { describe, expect, it } from 'vitest'
import { roles } from '@/ui/roles'

type Colour = [red: number, green: number, blue: number]
type Colours = Record<string, Colour>

const css = compileString(`@use 'tokens' as t; light { @include t.light } dark { @include t.dark }`, {
  loadPaths: ['src/styles'],
}).css

function hex(text: string): Colour | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1]
  if (!digits) return undefined
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)) as Colour
}

function coloursOf(mode: string): Colours {
  const block = new RegExp(`${mode} \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  const found: Colours = {}
  for (const [, name, value] of block.matchAll(/--(?:bs|dc)-([\w-]+):\s*([^;]+);/g)) {
    const colour = hex(value?.trim() ?? '')
    if (name && colour) found[name] = colour
  }
  return found
}

const luminance = (colour: Colour) => {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Colour
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: Colour, other: Colour) => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** The result of `color-mix(in srgb, fill, black)` for a hovered and a pressed fill. */
const darkened = (colour: Colour, share: number) => colour.map((channel) => channel * share) as Colour

describe.each(['light', 'dark'])('the %s mode', (mode) => {
  const colours = coloursOf(mode)
  const at = (name: string): Colour => {
    const colour = colours[name]
    if (!colour) throw new Error(`${mode} has no ${name}`)
    return colour
  }
  const reads = (text: string, ground: string, least = 4.5) => {
    expect(contrast(at(text), at(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(least)
  }
  const grounds = ['body', 'card', 'raised', 'sunken', 'hover']

  it.each(roles)('%s: text on it, also while it is pressed', (role) => {
    reads(`on-${role}`, role)
    for (const share of [0.88, 0.8]) {
      expect(contrast(at(`on-${role}`), darkened(at(role), share)), `on-${role}, darkened`).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(roles)('%s as text, on every background and on its own faint one', (role) => {
    for (const ground of [...grounds, `${role}-bg-subtle`]) reads(`${role}-text-emphasis`, ground)
  })

  it('plain, quiet and heading text on every background', () => {
    for (const ink of ['ink', 'heading', 'muted']) for (const ground of grounds) reads(ink, ground)
  })

  it.each(roles)('plain text on the faint %s', (role) => {
    for (const ink of ['ink', 'heading']) reads(ink, `${role}-bg-subtle`)
  })

  it('borders of inputs, the focus ring and chart lines have a contrast of 3 : 1', () => {
    for (const ground of ['body', 'card', 'raised']) {
      for (const line of [
        'edge',
        'primary-text-emphasis',
        'secondary-text-emphasis',
        'info-text-emphasis',
        'warning-text-emphasis',
        'success-text-emphasis',
      ]) {
        reads(line, ground, 3)
      }
    }
  })
})
