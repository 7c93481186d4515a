import type { Page } from '@playwright/test'

/** With forced colours: elements without a visible border, or that cannot be told from their background. */
export const lostInForcedColours = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = []
    const clear = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0\)$| \/ 0\)$/.test(colour)
    const name = (one: Element) => `${one.tagName} ${one.className} ${one.textContent?.trim().slice(0, 30) ?? ''}`
    const isDrawn = (style: CSSStyleDeclaration) =>
      (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') ||
      (['top', 'right', 'bottom', 'left'] as const).some(
        (side) =>
          style.getPropertyValue(`border-${side}-style`) !== 'none' &&
          style.getPropertyValue(`border-${side}-width`) !== '0px' &&
          !clear(style.getPropertyValue(`border-${side}-color`)),
      )
    const keepsGround = (style: CSSStyleDeclaration) =>
      style.forcedColorAdjust === 'none' && !clear(style.backgroundColor)
    const edged = '.btn:not(.btn-link), .card, input:not([type="hidden"]), select, textarea, [aria-current="page"]'
    for (const one of document.querySelectorAll(edged)) {
      const style = getComputedStyle(one)
      const isNative =
        one instanceof HTMLInputElement && style.appearance !== 'none' && style.appearance !== 'textfield'
      if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isNative) continue
      // The border of a field may belong to its row, unless something else in the row has one.
      const isHeld = one instanceof HTMLInputElement && isDrawn(getComputedStyle(one.parentElement ?? one))
      if (!isDrawn(style) && !keepsGround(style) && !isHeld) lost.push(`without an edge: ${name(one)}`)
    }
    const groundOf = (one: Element | null): string => {
      if (!one) return getComputedStyle(document.documentElement).backgroundColor
      const { backgroundColor } = getComputedStyle(one)
      return clear(backgroundColor) ? groundOf(one.parentElement) : backgroundColor
    }
    for (const icon of document.querySelectorAll('.icon')) {
      if (!icon.checkVisibility()) continue
      if (getComputedStyle(icon).fill === groundOf(icon.parentElement))
        lost.push(`unseen icon: ${icon.innerHTML} in ${icon.parentElement?.outerHTML.slice(0, 80) ?? ''}`)
    }
    return lost
  })

/** What is wrong with the focus ring of the focused element. */
export const ringTrouble = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return ''
    const { outlineStyle, outlineWidth } = getComputedStyle(focused)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 ? '' : `no ring: ${focused.outerHTML.slice(0, 120)}`
  })

/** Animations that are longer than an instant. */
export const moving = (page: Page) =>
  page.evaluate(() => {
    const longest = 10
    const ms = (list: string) =>
      Math.max(...list.split(',').map((one) => parseFloat(one) * (/ms$/.test(one) ? 1 : 1000)))
    const runs = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > longest)
      .map((one) => `runs: ${one instanceof CSSTransition ? one.transitionProperty : one.id || 'animation'}`)
    const would = [...document.querySelectorAll('*')].flatMap((one) =>
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(one, part)
        const animates = style.animationName !== 'none' && ms(style.animationDuration) > longest
        const changes = style.transitionProperty !== 'none' && ms(style.transitionDuration) > longest
        const glides = !part && style.scrollBehavior === 'smooth'
        return animates || changes || glides ? [`would move: ${one.tagName} ${one.className}${part ?? ''}`] : []
      }),
    )
    return [...runs, ...would].slice(0, 8)
  })

/** The share of the viewport height that stays covered while scrolling. */
export const pinnedShare = (page: Page) =>
  page.evaluate(async () => {
    const turn = () => new Promise((done) => requestAnimationFrame(done))
    const pinnable = [...document.querySelectorAll('body *')].filter((one) => {
      const { position } = getComputedStyle(one)
      return (position === 'fixed' || position === 'sticky') && one.checkVisibility({ visibilityProperty: true })
    })
    const outermost = pinnable.filter((one) => !pinnable.some((other) => other !== one && other.contains(one)))
    const tops = () => outermost.map((one) => one.getBoundingClientRect().top)
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
    await turn()
    const before = tops()
    scrollBy({ top: 30, behavior: 'instant' })
    await turn()
    const covered = outermost
      .filter((one, index) => Math.abs(one.getBoundingClientRect().top - (before[index] ?? 0)) < 1)
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width >= innerWidth / 2)
      .reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)), 0)
    return covered / innerHeight
  })

/** Text that is clipped horizontally, and pages that scroll sideways. */
export const cutSideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const cut = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in ${clientWidth}`] : []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const holder = text.parentElement
      if (!holder?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !text.textContent?.trim())
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right } = range.getBoundingClientRect()
      for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box)
        const edges = box.getBoundingClientRect()
        // Scrolls by itself, or is for screen readers only.
        if (/auto|scroll/.test(overflowX) || edges.width <= 1 || box.matches('.visually-hidden')) break
        if (overflowX === 'visible' || (right <= edges.right + 1 && left >= edges.left - 1)) continue
        cut.push(`${box.tagName} ${box.className} cuts: ${text.textContent.trim().slice(0, 50)}`)
        break
      }
    }
    return cut.slice(0, 8)
  })

/** Targets below 24 pixels that are neither inline in text nor far enough from the next one (WCAG 2.5.8). */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const least = 24
    const isText = (one: Element) => {
      const around = one.closest('p, li, dd, td, small, label, span:not(.btn-body)')?.textContent?.trim() ?? ''
      return getComputedStyle(one).display === 'inline' && around.length > (one.textContent?.trim().length ?? 0) + 2
    }
    const targets = [
      ...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary'),
    ]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches('.skip-link, .stretched-link'))
      .map((one) => {
        const label = one instanceof HTMLInputElement && /radio|checkbox/.test(one.type) && one.labels?.[0]
        const boxes = [one, ...(label ? [label] : [])].map((part) => part.getBoundingClientRect())
        const left = Math.min(...boxes.map((box) => box.left))
        const right = Math.max(...boxes.map((box) => box.right))
        const top = Math.min(...boxes.map((box) => box.top))
        const bottom = Math.max(...boxes.map((box) => box.bottom))
        return { one, left, right, top, bottom, isSmall: right - left < least - 0.5 || bottom - top < least - 0.5 }
      })
      .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1)
    type Target = (typeof targets)[number]
    const reaches = (of: Target, other: Target) => {
      const x = (of.left + of.right) / 2
      const y = (of.top + of.bottom) / 2
      const away = Math.hypot(
        Math.max(other.left - x, 0, x - other.right),
        Math.max(other.top - y, 0, y - other.bottom),
      )
      const between = Math.hypot(x - (other.left + other.right) / 2, y - (other.top + other.bottom) / 2)
      return away < least / 2 || (other.isSmall && between < least)
    }
    return targets
      .filter((one) => one.isSmall && !isText(one.one) && targets.some((other) => other !== one && reaches(one, other)))
      .map(
        ({ one, left, right, top, bottom }) =>
          `${Math.round(right - left)}x${Math.round(bottom - top)}: ${one.tagName} ${one.className} ${one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40) ?? ''}`,
      )
      .slice(0, 10)
  })
