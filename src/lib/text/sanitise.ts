import DOMPurify, { type Config } from 'dompurify'

const rules: Config = {
  USE_PROFILES: { html: true },
  // Nothing that navigates away, sends requests or changes the styling.
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'option', 'iframe', 'object', 'embed'],
  FORBID_ATTR: ['style', 'id', 'name'],
  SANITIZE_NAMED_PROPS: true,
}

// External links open in a new tab without referrer and opener.
if (DOMPurify.isSupported) {
  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return
    const href = node.getAttribute('href') ?? ''
    if (!/^https?:/i.test(href)) return node.removeAttribute('target')
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer')
  })
}

/**
 * Removes scripts, requests and misleading markup from HTML.
 * @returns HTML for `SafeHtml` (a TrustedHTML if the browser supports it); the unchanged text during the build, where
 *   there is no document to attack
 */
export function sanitise(html: string): string {
  if (typeof document === 'undefined') return html
  return DOMPurify.sanitize(html, { ...rules, RETURN_TRUSTED_TYPE: true }) as unknown as string
}

/** The same for pasted HTML, in which the editor also reads styles and the markup of Word and Google Docs. */
export function sanitisePasted(html: string): string {
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    // Without comments, line breaks around them would join the text.
    ADD_TAGS: ['o:p', '#comment'],
    ADD_ATTR: ['xmlns:w'],
    ADD_URI_SAFE_ATTR: ['xmlns:w'],
    WHOLE_DOCUMENT: true,
    // Word's style sheet is a comment.
    SAFE_FOR_XML: false,
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string
}
