import { sanitise } from './sanitise'

export type HtmlBlock = { tag: 'heading' | 'text' | 'point'; text: string }

const blocks = 'h1, h2, h3, h4, h5, h6, p, li, blockquote, td, th, pre'

const tagOf = (element: Element): HtmlBlock['tag'] =>
  /^H[1-6]$/.test(element.tagName) ? 'heading' : element.closest('li') ? 'point' : 'text'

/** Extracts the text of HTML, block by block; nested blocks count once. HTML without blocks is one text. */
export function htmlBlocks(html: string): HtmlBlock[] {
  const { body } = new DOMParser().parseFromString(sanitise(html), 'text/html')
  const clean = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const found = [...body.querySelectorAll(blocks)].filter((element) => !element.querySelector(blocks))
  if (found.length === 0) return clean(body.textContent) ? [{ tag: 'text', text: clean(body.textContent) }] : []
  return found
    .map((element) => ({ tag: tagOf(element), text: clean(element.textContent) }))
    .filter(({ text }) => text !== '')
}
