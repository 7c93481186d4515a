import Quill, { Delta, Op, type Range } from 'quill/core'
import { AlignClass } from 'quill/formats/align'
import Bold from 'quill/formats/bold'
import { DirectionClass } from 'quill/formats/direction'
import Header from 'quill/formats/header'
import Italic from 'quill/formats/italic'
import Link from 'quill/formats/link'
import List from 'quill/formats/list'
import Strike from 'quill/formats/strike'
import Underline from 'quill/formats/underline'
import Clipboard from 'quill/modules/clipboard'
import 'quill/dist/quill.core.css'
import { formatCount } from '@/lib/money/counts'
import { cleanText } from '@/lib/text/cleanText'
import { webAddressOf } from '@/lib/text/webAddress'
import { sanitise, sanitisePasted } from '@/lib/text/sanitise'
import { allowCleanHtml } from '@/lib/browser/scriptPolicy'
import { isEmoji, lossesOf, paragraphsOf } from './richTextLosses'

/**
 * The maximum number of paragraphs after several are pasted. Quill then renders all of them again (its fastest way): on
 * a laptop 1,300 formatted ones take 2 s, and 3,000 take 4.3 s, during which nothing can be typed.
 */
const mostParagraphs = 1300

// Stored texts may contain these links, and the sanitiser keeps them.
Link.PROTOCOL_WHITELIST.push('ftp', 'ftps', 'callto', 'cid', 'xmpp', 'matrix')

/**
 * Whether a pasted link leads nowhere: it is relative to its own document, so that it would open a page of ours, or has
 * a protocol that the editor does not allow.
 */
const isDead = (link: string) => !/^(?:[a-z][a-z\d+.-]*:|\/|www\.)/i.test(link) || Link.sanitize(link) !== link

/** Reduces a pasted text to the formats of the toolbar: without Word's comments, underlined links and bold headings. */
function tidy(pasted: Delta): Delta {
  const changes = new Delta()
  pasted.eachLine((line, { header }) => {
    const { ops } = line
    // A heading with nothing but a picture or a link to itself.
    if (header && ops.every(({ insert }) => !cleanText(String(insert)))) {
      changes.delete(line.length() + 1)
      return
    }
    const bold = ops.every(({ attributes }) => attributes?.bold)
    const heading = header ? { header: Math.min(Math.max(Number(header), 2), 4), ...(bold && { bold: null }) } : {}
    for (const op of ops) {
      const link = String(op.attributes?.link ?? '')
      if (link.startsWith('#_msocom')) changes.delete(Op.length(op))
      else
        changes.retain(Op.length(op), {
          ...heading,
          ...(link && { underline: null }),
          ...(link && isDead(link) && { link: null }),
          // Without its protocol it would lead to a page of ours.
          ...(/^www\./i.test(link) && { link: webAddressOf(link) }),
        })
    }
    changes.retain(1, heading)
  })
  return pasted.compose(changes)
}

const pastedStyle = 'data-pasted-style'

/**
 * Moves the styles of pasted HTML to another attribute: the security policy would report each `style`, which is slow.
 */
const withoutStyles = (html: string) =>
  html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle(?=\s*=)/gi, ` ${pastedStyle}`))

const headings = 'h1, h2, h3, h4, h5, h6, [role="heading"]'

/** Wraps the content of an element in another one, which Quill understands. */
function wrap(part: HTMLElement, tag: 'u' | 's' | 'div' | 'pre'): void {
  const inner = part.ownerDocument.createElement(tag)
  inner.append(...part.childNodes)
  part.append(inner)
}

/**
 * From this length on, replacing the whole text is faster: for each change, the editor searches its place from the
 * start.
 */
const long = 5_000

class CleanClipboard extends Clipboard {
  override onPaste({ index, length }: Range, content: { html?: string; text?: string }): void {
    const pasted = this.convert(content, this.quill.getFormat(index))
    const change = new Delta().retain(index).delete(length).concat(pasted)
    if (pasted.length() < long) this.quill.updateContents(change, 'user')
    else this.quill.setContents(this.quill.getContents().compose(change), 'user')
    this.quill.setSelection(index + pasted.length(), 'silent')
    this.quill.scrollSelectionIntoView()
  }

  /** `formats` is only given for pasted content, not for stored content. */
  override convert(content: { html?: string; text?: string }, formats?: Record<string, unknown>): Delta {
    if (!content.html || !formats) return super.convert(content, formats)
    return tidy(super.convert({ html: sanitisePasted(withoutStyles(content.html)) }))
  }

  protected override normalizeHTML(doc: Document): void {
    const styled = (condition: string) => doc.querySelectorAll<HTMLElement>(condition.replaceAll('style', pastedStyle))
    // Word's comments, hidden parts, and controls of the page.
    for (const part of styled('[style*="mso-element:comment"], [hidden], select')) part.remove()
    for (const picture of styled('img[alt]')) {
      const text = picture.getAttribute('alt') ?? ''
      if (isEmoji(text)) picture.replaceWith(text)
    }
    // Buttons are removed, except the titles of collapsible texts.
    for (const part of styled('button')) {
      const isTitle = part.matches('[aria-expanded], [aria-controls]') && !part.hasAttribute('aria-haspopup')
      if (part.closest(headings)) continue
      if (isTitle) wrap(part, 'div')
      else part.remove()
    }
    // Quill would join them with the text around them.
    for (const part of styled('aside, caption, center, details, legend, summary, th')) wrap(part, 'div')
    for (const part of styled('textarea')) wrap(part, 'pre')
    // Quill needs the styles of Word's lists and of the frame of Google Docs, but not those of numbered headings. Cut,
    // because it takes quadratic time for a long style.
    for (const part of styled('[style*="mso-list"], b[style]')) {
      const read = part.getAttribute(pastedStyle)?.match(/(?:mso-list|font-weight):[^:;]{1,60}/gi) ?? []
      if (!part.closest(headings)) part.setAttribute('style', read.join(';'))
    }
    // Word's title, and headings by role instead of element.
    for (const part of styled('p.MsoTitle, [role="heading"]:not(h1, h2, h3, h4, h5, h6)')) {
      const heading = doc.createElement(`h${/^[1-6]$/.exec(part.getAttribute('aria-level') ?? '')?.[0] ?? 1}`)
      heading.append(...part.childNodes)
      part.replaceWith(heading)
    }
    for (const part of styled('del')) wrap(part, 's')
    for (const part of styled('ins')) wrap(part, 'u')
    super.normalizeHTML(doc)
    for (const part of styled('[style]')) {
      part.style.cssText = part.getAttribute(pastedStyle) ?? ''
      const { display, visibility, textDecoration, textDecorationLine } = part.style
      const isHiddenByWord = /mso-hide:\s*all/i.test(part.getAttribute(pastedStyle) ?? '')
      if (display === 'none' || visibility === 'hidden' || isHiddenByWord) part.remove()
      // Quill takes only the bare word.
      const lines = `${textDecoration} ${textDecorationLine}`
      if (lines.includes('underline')) wrap(part, 'u')
      if (lines.includes('line-through')) wrap(part, 's')
      // It would become a tab, which no page shows.
      part.style.textIndent = ''
      // Quill takes only 700 for bold.
      if (Number(part.style.fontWeight) === 600) part.style.fontWeight = 'bold'
    }
  }
}

Quill.register(
  {
    'modules/clipboard': CleanClipboard,
    'formats/align': AlignClass,
    'formats/bold': Bold,
    'formats/direction': DirectionClass,
    'formats/header': Header,
    'formats/italic': Italic,
    'formats/link': Link,
    'formats/list': List,
    'formats/strike': Strike,
    'formats/underline': Underline,
  },
  true,
)

export type Editor = InstanceType<typeof Quill>

/** Creates an editor without a theme in an empty element, limited to the formats of the toolbar. */
export function makeEditor(place: HTMLElement): Editor {
  allowCleanHtml(sanitise)
  return new Quill(place, {
    formats: ['align', 'bold', 'direction', 'header', 'italic', 'link', 'list', 'strike', 'underline'],
    modules: {
      // Tab moves to the next field, as everywhere (WCAG 2.1.2).
      keyboard: { bindings: { tab: null, indent: null, outdent: null, 'remove tab': null } },
      // Images are not allowed: neither pasted nor dropped.
      uploader: { mimetypes: [] },
    },
  })
}

/** Why the editor doesn’t take what is pasted or dropped, in words; empty if it does. */
export function refusalOf(editor: Editor, data: DataTransfer): string {
  const added = paragraphsOf(data)
  const range = editor.getSelection()
  // The line at the cursor goes on with what is added.
  const replaced = range ? editor.getLines(range.index, Math.max(range.length, 1)).length : 1
  const all = editor.getLines().length - replaced + added
  if (added < 2 || all <= mostParagraphs) return ''
  return `Nothing was added: the text would have ${formatCount(all)} paragraphs, and pasting works up to ${formatCount(mostParagraphs)}.`
}

/** What is dropped into the editor, if that is what happens. */
export const droppedBy = (editor: Editor, { dataTransfer, inputType }: InputEvent): DataTransfer | undefined =>
  (inputType === 'insertFromDrop' && editor.getSelection() && dataTransfer) || undefined

/** Takes what is dropped as if it was pasted. */
export function takeDropped(editor: Editor, data: DataTransfer): void {
  const range = editor.getSelection()
  const text = data.getData('text/plain') || data.getData('text/uri-list')
  if (range) editor.clipboard.onPaste(range, { html: data.getData('text/html'), text })
}

/** Loads HTML into the editor. @returns what the editor can't keep of it, in words; empty if it keeps everything */
export function writeHtml(editor: Editor, html: string): string {
  const clean = html && sanitise(html)
  editor.setContents(editor.clipboard.convert({ html: clean }), 'silent')
  // Or undoing would empty the editor.
  editor.history.clear()
  return lossesOf(String(clean), editor.getSemanticHTML())
}

/**
 * The editor's content as HTML, its text cleaned, addresses as they are; empty if there is none. Quill writes every
 * space as `&nbsp;`, which never wraps.
 */
export function readHtml(editor: Editor): string {
  const html = editor.getSemanticHTML().replaceAll('&nbsp;', ' ')
  return cleanText(editor.getText()) && html.replace(/>[^<]+</g, (text) => cleanText(text))
}
