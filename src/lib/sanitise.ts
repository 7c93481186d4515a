import DOMPurify, { type Config } from 'dompurify'

const rules: Config = {
  USE_PROFILES: { html: true },
  // Nothing that leaves the page, asks for anything, or dresses itself up.
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'option', 'iframe', 'object', 'embed'],
  FORBID_ATTR: ['style', 'id', 'name'],
  SANITIZE_NAMED_PROPS: true,
}

let ready = false

/** Links that leave the app open apart and tell the other side nothing. */
function prepare(): void {
  if (ready) return
  ready = true
  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return
    const href = node.getAttribute('href') ?? ''
    if (!/^https?:/i.test(href)) return node.removeAttribute('target')
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer')
  })
}

/**
 * Takes everything out of HTML that could run, ask or disguise.
 * @returns HTML for the one sink (a TrustedHTML where the browser knows it); on the build machine, where there is no
 *   document to be attacked, the text as it is
 */
export function sanitise(html: string): string {
  if (typeof document === 'undefined') return html
  prepare()
  return DOMPurify.sanitize(html, { ...rules, RETURN_TRUSTED_TYPE: true }) as unknown as string
}
