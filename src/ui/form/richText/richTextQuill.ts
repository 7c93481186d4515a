import Quill from 'quill/core'
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
import { cleanText } from '@/lib/text/cleanText'
import { sanitise } from '@/lib/text/sanitise'
import { allowCleanHtml } from '@/lib/browser/scriptPolicy'
import { lossesOf } from './richTextLosses'

/** What is no part of a pasted text: scripts, comments and hidden text of Word. */
const unseen = 'script, .msocomanchor, [style*="mso-element:comment"], [style*="mso-hide:all"]'
/** Links to the writer's own files, and to places that only the document has. */
const deadLinks =
  'a[href^="#_"], a[href*=":"]:not([href^="http" i], [href^="mailto:" i], [href^="tel:" i], [href^="/"])'

class CleanClipboard extends Clipboard {
  protected override normalizeHTML(doc: Document): void {
    for (const part of doc.querySelectorAll(unseen)) part.remove()
    for (const link of doc.querySelectorAll(deadLinks)) link.removeAttribute('href')
    super.normalizeHTML(doc)
    for (const part of doc.querySelectorAll<HTMLElement>('[style]')) {
      // Content-Security-Policy keeps the parser from applying styles.
      part.style.cssText = part.getAttribute('style') ?? ''
      // It would become a tab, which no page shows.
      part.style.textIndent = ''
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

/** Loads HTML into the editor. @returns what the editor can't keep of it, in words; empty if it keeps everything */
export function writeHtml(editor: Editor, html: string): string {
  const clean = html && sanitise(html)
  editor.setContents(editor.clipboard.convert({ html: clean }), 'silent')
  return lossesOf(String(clean), editor.getSemanticHTML())
}

/** The editor's content as HTML; empty if there is none. Quill writes every space as `&nbsp;`, which never wraps. */
export function readHtml(editor: Editor): string {
  return cleanText(editor.getText()) && cleanText(editor.getSemanticHTML().replaceAll('&nbsp;', ' '))
}
