type Factory = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown }

let made = false

/**
 * Lets Stripe's script be fetched where the hosting enforces Trusted Types, and no other: it is the one script whose
 * address reaches the browser as a string. Throws nothing; browsers without Trusted Types need no policy.
 */
export function allowStripeScript(): void {
  const { trustedTypes } = window as { trustedTypes?: Factory }
  if (made || !trustedTypes) return
  made = true
  try {
    trustedTypes.createPolicy('default', { createScriptURL: checkScriptUrl })
  } catch {
    // A policy of this name stands already.
  }
}

/** The address of a script, if it is Stripe's. @throws TypeError for any other */
export function checkScriptUrl(url: string): string {
  if (new URL(url, location.href).origin === 'https://js.stripe.com') return url
  throw new TypeError('Only the script of Stripe may be fetched by its address.')
}
