type Rules = { createScriptURL: (url: string) => string; createHTML: (html: string) => string }

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown }
  }
}

let made = false
let clean: ((html: string) => string) | undefined

// There can only be one default policy: it handles every string that is used as a script URL or as HTML.
function makePolicy(): void {
  const { trustedTypes } = window
  if (made || !trustedTypes) return
  made = true
  try {
    trustedTypes.createPolicy('default', { createScriptURL: checkScriptUrl, createHTML: cleanHtml })
  } catch {
    // A policy of this name exists already.
  }
}

/**
 * Allows Stripe's script, and no other, if the hosting enforces Trusted Types: it is the only script whose URL is set
 * as a string. Never throws; browsers without Trusted Types need no policy.
 */
export function allowStripeScript(): void {
  makePolicy()
}

/**
 * Allows the text editor to set HTML if the hosting enforces Trusted Types: its own markup and pasted content pass
 * through the sanitiser first.
 */
export function allowCleanHtml(sanitise: (html: string) => string): void {
  clean = sanitise
  makePolicy()
}

/** A script URL, if it is Stripe's. @throws TypeError for any other */
export function checkScriptUrl(url: string): string {
  if (new URL(url, location.href).origin === 'https://js.stripe.com') return url
  throw new TypeError('Only the script of Stripe may be fetched by its address.')
}

/** Sanitised HTML. @throws TypeError before a sanitiser is registered */
export function cleanHtml(html: string): string {
  if (html === '') return ''
  if (clean) return String(clean(html))
  throw new TypeError('HTML is shown through the sanitiser only.')
}
