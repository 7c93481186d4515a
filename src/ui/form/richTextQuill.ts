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
import { sanitise } from '@/lib/sanitise'
import { allowCleanHtml } from '@/lib/scriptPolicy'

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

/** An editor without a theme in an empty element; it knows the formats of the toolbar and no others. */
export function makeEditor(place: HTMLElement): Editor {
  allowCleanHtml(sanitise)
  return new Quill(place, {
    formats: ['align', 'bold', 'direction', 'header', 'italic', 'link', 'list', 'strike', 'underline'],
    modules: {
      // Tab leads on to the next field, as everywhere (WCAG 2.1.2).
      keyboard: { bindings: { tab: null, indent: null, outdent: null, 'remove tab': null } },
      // Pictures are not part of the text: neither pasted nor dropped.
      uploader: { mimetypes: [] },
    },
  })
}

/** Shows HTML in the editor. */
export function writeHtml(editor: Editor, html: string): void {
  editor.setContents(editor.clipboard.convert({ html: html && sanitise(html) }), 'silent')
}

/** The editor's text as HTML; empty where there is none. The editor writes every space as `&nbsp;`, which never wraps. */
export function readHtml(editor: Editor): string {
  return editor.getText().trim() === ''
    ? ''
    : editor.getSemanticHTML().replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ')
}
