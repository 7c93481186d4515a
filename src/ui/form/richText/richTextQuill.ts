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
import 'quill/dist/quill.core.css'
import { sanitise } from '@/lib/text/sanitise'
import { allowCleanHtml } from '@/lib/browser/scriptPolicy'
import { lossesOf } from './richTextLosses'

Quill.register(
  {
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
  return editor.getText().trim() === ''
    ? ''
    : editor.getSemanticHTML().replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ')
}
