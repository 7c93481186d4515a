import { countOf } from '@/lib/money/counts'
import { listed } from '@/lib/text/listed'

const parts: readonly [tag: string, one: string, several?: string][] = [
  ['img', 'picture'],
  ['video', 'video'],
  ['audio', 'recording'],
  ['table', 'table'],
  ['blockquote', 'quotation'],
  ['pre', 'block of code', 'blocks of code'],
  ['hr', 'dividing line'],
  ['object', 'file'],
  ['iframe', 'embedded page'],
  ['math', 'formula'],
  ['sup', 'superscript'],
  ['sub', 'subscript'],
  ['ol(?:\\s[^<>]*)?\\sstart="?(?!1\\b)\\d+"?', 'list that doesn’t begin with 1', 'lists that don’t begin with 1'],
  [
    'ol(?:\\s[^<>]*)?(?:\\stype="?[ai]"?|(?:>\\s*<li\\s[^<>]*)?list-style-type:\\s?(?:lower|upper)-[^<>]{0,500})',
    'list with letters',
    'lists with letters',
  ],
  ['select', 'menu'],
  ['input(?:\\s[^<>]*)?\\stype="?checkbox"?', 'checkbox', 'checkboxes'],
  ['input(?:\\s[^<>]*)?\\stype="?radio"?', 'option button'],
  // What was typed into it is not in the page.
  [
    'input(?![^<>]*\\stype="?(?:hidden|checkbox|radio|button|submit|reset|image|file))[^<>]*\\svalue=(?:"[^"]|[^"\\s<>])[^<>]*',
    'form field',
  ],
  ['(?:svg(?![^<>]*\\saria-hidden="?true)[^<>]*|canvas)', 'drawing'],
  [
    'a(?:\\s[^<>]*)?\\shref="?(?![a-z][a-z\\d+.-]*:|[/#]|www\\.)[^"\\s<>][^<>]*',
    'link without its full address',
    'links without their full address',
  ],
]

const counted = (html: string, tag: string) => html.match(new RegExp(`<${tag}[\\s/>]`, 'gi'))?.length ?? 0

/** Nothing but emoji; of `©` and `↔` only with the mark that makes them one. Or the name of one in a messenger. */
const emoji =
  /^(?:(?:\p{RI}{2}|[\d#*]\ufe0f?\u20e3|(?![©®™\u2190-\u21ff](?!\ufe0f))\p{Extended_Pictographic}[\p{EMod}\ufe0f\u200d\u{e0020}-\u{e007f}]*)+|:[\w+-]{1,30}:)$/u

/** Whether a picture of a mail program or a messenger is an emoji, by its text. */
export const isEmoji = (text: string): boolean => text.length <= 40 && emoji.test(text)

/** The pictures of a pasted page that are emoji. */
const emojiIn = (html: string): string =>
  (html.match(/<img\s[^<>]*>/gi) ?? [])
    .filter((picture) => {
      const [, ...texts] = /\salt=(?:"([^"]{1,40})"|'([^']{1,40})'|([^\s"'<>]{1,40})(?=[\s>]))/i.exec(picture) ?? []
      return isEmoji(texts.join(''))
    })
    .join('')

/** Items of lists within lists, as Word, Word on the web and Slack have them. */
const isWithin = /<p\s[^<>]*mso-list:[^:;"'<>]*level[2-9]|\sdata-(?:aria-level="[2-9]|stringify-indent="[1-9])/i

/** Lists of Word that begin with letters, or go on after another paragraph: `3.` Numbers of headings stay. */
function listsOfWord(html: string): string {
  const paragraphs = html.split(/<(?=(?:p|h[1-6])[\s>])/i)
  const lists = paragraphs.map((text, at) => {
    const before = paragraphs[at - 1] ?? ''
    const goesOn = /^p/i.test(before) && /mso-list:\s*l\d/i.test(before)
    const isItem = /^p/i.test(text) && !goesOn
    const [, first = ''] = (isItem && /mso-list:\s*ignore[^:<>]{0,40}>\s*(\d+|[a-z]{1,4})[.)]/i.exec(text)) || []
    return first && (/\d/.test(first) ? `<ol start="${Number(first)}"></ol>` : '<ol type="a"></ol>')
  })
  return lists.join('')
}

/** How many lists stand inside another list. */
function listsInLists(html: string): number {
  let depth = 0
  const within = [...html.matchAll(/<(\/?)(?:ul|ol)[\s>]/gi)].filter(([, end]) => {
    depth += end ? -1 : 1
    return !end && depth > 1
  })
  return within.length || Number(isWithin.test(html))
}

/**
 * What the editor does not keep of a text, in words: `2 pictures and 1 table`; empty if it keeps everything.
 * @param given the stored HTML, sanitised @param kept the HTML that the editor makes of it
 */
export function lossesOf(given: string, kept: string): string {
  const html = given.replace(/='([^'"<>]*)'/g, '="$1"')
  const lost = [
    ...parts.map(([tag, one, several]) => ({ count: counted(html, tag) - counted(kept, tag), one, several })),
    { count: listsInLists(html) - listsInLists(kept), one: 'list within a list', several: 'lists within lists' },
  ]
  return listed(lost.flatMap(({ count, one, several }) => (count > 0 ? [countOf(count, one, several)] : [])))
}

/** How many paragraphs or lines are pasted or dropped. */
export function paragraphsOf(data: DataTransfer): number {
  const html = data.getData('text/html')
  if (!html) return data.getData('text/plain').split(/\r\n?|\n/).length
  const count = (tags: string) => html.match(new RegExp(`<(?:${tags})[\\s/>]`, 'gi'))?.length ?? 0
  return Math.max(count('p|h[1-6]|li|tr|div|pre|blockquote'), count('br'))
}

/** What the editor leaves out of what is pasted or dropped, in words; empty if it takes everything. */
export function lossesOfPaste(data: DataTransfer): string {
  const html = data.getData('text/html')
  const files = Array.from(data.files, ({ type }) => (type.startsWith('image/') ? '<img>' : '<object>'))
  return html ? lossesOf(html + listsOfWord(html), emojiIn(html)) : lossesOf(files.join(''), '')
}
