import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import type { State } from './states'

type Where = { include: readonly (string | Element)[]; exclude: readonly string[] }
type Seen = {
  axe?: { run: (where: Where, options: RunOptions) => Promise<AxeResults> }
  /** The markup, and which of its elements were visible, when all rules were last run. */
  markupSeen?: string
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose result depends on the layout, not only on the markup and its visible elements. */
const ofLayout = ['target-size', 'scrollable-region-focusable']

/** Pairs of text style and background that had enough contrast, on any page so far. */
const enough = new Set<string>()

/**
 * Returns what axe finds. Rules about markup run once for the same markup of a document, whatever its width and colour
 * mode; contrast is checked in every width and mode, but only once for each pair of text style and background.
 */
export async function violations(page: Page, state: State, only?: 'colours'): Promise<string[]> {
  // The script has a megabyte, so it is sent only once to each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // Header and footer are the same in all states.
  const exclude = state === 'full' ? [] : ['.topbar', 'footer']
  const options = { exclude, tags, ofLayout, colours: only === 'colours', enough: [...enough] }
  const { found, passed } = await page.evaluate(look, options)
  for (const pair of passed) enough.add(pair)
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  )
}

type LookOptions = { exclude: string[]; tags: string[]; ofLayout: string[]; colours: boolean; enough: string[] }

/** Runs in the page. */
async function look({ exclude, tags: values, ofLayout: layout, colours, enough: measured }: LookOptions) {
  const known = window as Seen
  const before = new Set(measured)
  const run = async (include: Where['include'], options: RunOptions) => {
    if (!known.axe) throw new Error('axe is not there')
    // Without preloading, since pages have neither style sheets of other origins nor media.
    const { violations: found } = await known.axe.run(
      { include, exclude },
      { ...options, resultTypes: ['violations'], preload: false },
    )
    return found
  }

  // An overlapping element may lie on any background, so it gets a number that makes it unique.
  const grounds = new Map<Element, string>()
  const groundOf = (one: Element): string => {
    const same = grounds.get(one)
    if (same !== undefined) return same
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(one)
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`
    const isOpaque = backgroundImage === 'none' && opacity === '1' && /^rgb\(/.test(backgroundColor)
    const alone = position === 'absolute' || position === 'fixed' ? `#${grounds.size} ` : ''
    const ground = alone + (isOpaque || !one.parentElement ? own : `${own} / ${groundOf(one.parentElement)}`)
    grounds.set(one, ground)
    return ground
  }
  const samples = () => {
    const outside = exclude.flatMap((selector) => [...document.querySelectorAll(selector)])
    const chosen = new Map<string, Element>()
    for (const one of document.body.querySelectorAll('*')) {
      const isField = one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement
      const hasText = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      if (!(isField || hasText) || outside.some((other) => other.contains(one)) || !one.checkVisibility()) continue
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(one)
      const style = [color, fontSize, fontWeight, textShadow, groundOf(one)].join('|')
      if (!chosen.has(style) && !before.has(style)) chosen.set(style, one)
    }
    return chosen
  }
  const contrast = async () => {
    const chosen = samples()
    const found = chosen.size > 0 ? await run([...chosen.values()], { runOnly: ['color-contrast'] }) : []
    // The result of an overlapping element (`#`) cannot be reused.
    const passed = found.length > 0 ? [] : [...chosen.keys()].filter((style) => !style.includes('#'))
    return { found, passed }
  }
  if (colours) return contrast()

  const visible = [...document.querySelectorAll('body *')].map((one) => Number(one.checkVisibility())).join('')
  const markup = `${document.title}\n${document.body.innerHTML}\n${visible}`
  const rules: RunOptions =
    known.markupSeen === markup
      ? { runOnly: layout }
      : { runOnly: { type: 'tag', values }, rules: { 'color-contrast': { enabled: false } } }
  known.markupSeen = markup
  const ofMarkup = await run(['html'], rules)
  const { found, passed } = await contrast()
  return { found: [...ofMarkup, ...found], passed }
}

/** Elements that make the document wider than the window; those in a scroll container do not. */
export const widerThanScreen = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isHeld = (one: Element): boolean => {
      const parent = one.parentElement
      return (
        parent !== null &&
        parent !== document.body &&
        (getComputedStyle(parent).overflowX !== 'visible' || isHeld(parent))
      )
    }
    const wide = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1 && !isHeld(one),
    )
    return [
      `${scrollWidth} of ${clientWidth}`,
      ...wide
        .slice(0, 5)
        .map((one) => `${one.tagName} ${one.className} reaches ${Math.round(one.getBoundingClientRect().right)}`),
    ]
  })
