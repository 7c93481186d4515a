type Rules = { createScriptURL: (url: string) => string; createHTML: (html: string) => string }
type Factory = { createPolicy: (name: string, rules: Rules) => unknown }

let made = false
let clean: ((html: string) => string) | undefined

// There can be only one default policy: it decides about every string that reaches a sink of scripts or HTML.
function makePolicy(): void {
  const { trustedTypes } = window as { trustedTypes?: Factory }
  if (made || !trustedTypes) return
  made = true
  try {
    trustedTypes.createPolicy('default', { createScriptURL: checkScriptUrl, createHTML: cleanHtml })
  } catch {
    // A policy of this name stands already.
  }
}

/**
 * Lets Stripe's script be fetched where the hosting enforces Trusted Types, and no other: it is the one script whose
 * address reaches the browser as a string. Throws nothing; browsers without Trusted Types need no policy.
 */
export function allowStripeScript(): void {
  makePolicy()
}

/**
 * Lets the text editor hand HTML to the browser where the hosting enforces Trusted Types: its own markup and what is
 * pasted pass through the sanitiser first.
 */
export function allowCleanHtml(sanitise: (html: string) => string): void {
  clean = sanitise
  makePolicy()
}

/** The address of a script, if it is Stripe's. @throws TypeError for any other */
export function checkScriptUrl(url: string): string {
  if (new URL(url, location.href).origin === 'https://js.stripe.com') return url
  throw new TypeError('Only the script of Stripe may be fetched by its address.')
}

/** HTML without anything that could run. @throws TypeError before a sanitiser is there */
export function cleanHtml(html: string): string {
  if (html === '') return ''
  if (clean) return String(clean(html))
  throw new TypeError('HTML is shown through the sanitiser only.')
}
