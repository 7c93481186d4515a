import { sanitise } from './sanitise'

type HtmlSection = { heading?: string; html: string }

const levelOf = (node: Node) => Number(/^H([1-6])$/.exec(node.nodeName)?.[1] ?? 0)
const wordsOf = (node: Node | null | undefined) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim()

/**
 * Splits HTML at its highest headings, each with the HTML below it; headings further down continue at level 3.
 * @param title the page's own heading, left out if the HTML begins with it
 */
export function htmlSections(html: string, title: string): HtmlSection[] {
  const { body } = new DOMParser().parseFromString(sanitise(html), 'text/html')
  const first = body.firstElementChild
  if (first && levelOf(first) && wordsOf(first).toLowerCase() === title.toLowerCase()) first.remove()
  const top = Math.min(...[...body.children].map(levelOf).filter(Boolean))
  const sections: { heading?: string; parts: HTMLElement }[] = []
  for (const node of [...body.childNodes]) {
    const level = levelOf(node)
    if (level === top) sections.push({ heading: wordsOf(node), parts: document.createElement('div') })
    else if (node instanceof Element || wordsOf(node)) {
      if (sections.length === 0) sections.push({ parts: document.createElement('div') })
      sections.at(-1)?.parts.append(level ? moved(node, level - top + 2) : node)
    }
  }
  // eslint-disable-next-line no-restricted-syntax -- read, not written: SafeHtml shows it
  return sections.map(({ parts, ...rest }) => ({ ...rest, html: parts.innerHTML }))
}

function moved(heading: Node, level: number): HTMLElement {
  const other = document.createElement(`h${Math.min(level, 6)}`)
  other.append(...heading.childNodes)
  return other
}
