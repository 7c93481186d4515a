/**
 * Caches computed styles by tag. There are no style sheets here, so only an element's own `style` and an ancestor's
 * visibility make it look different from others of its tag. happy-dom computes the whole style up to the root, for
 * every element of a query by role: without the cache, such queries on a page with a large table take 7.3 s instead of
 * 1.7 s.
 */
const { getComputedStyle } = window
const looks = new Map<string, CSSStyleDeclaration>()

function isPlain(element: Element): boolean {
  if (!element.isConnected || element.tagName === 'DIALOG' || element.hasAttribute('style')) return false
  for (let around = element.parentElement; around; around = around.parentElement)
    if (around.getAttribute('style')?.includes('visibility')) return false
  return true
}

/** The properties that the tests need: whether an element is shown, and whether it is a block. */
function lookOf(element: Element): CSSStyleDeclaration {
  const { display, visibility, opacity, pointerEvents } = getComputedStyle(element)
  const look = { display, visibility, opacity, pointerEvents }
  return { ...look, getPropertyValue: (name) => String(Reflect.get(look, name) ?? '') } as CSSStyleDeclaration
}

window.getComputedStyle = (element, part) => {
  if (part || !isPlain(element)) return getComputedStyle(element, part)
  const look = looks.get(element.tagName) ?? lookOf(element)
  looks.set(element.tagName, look)
  return look
}

export {}
