/**
 * How long the app waits for something before it continues without it, in ms. Delays that tests shorten are elsewhere.
 */
export const patience = {
  /** An answer of the content source. */
  content: 15_000,
  /** A payment's requests that only help to find it later. */
  paymentHints: 3000,
  /** A sign-in at a provider, from leaving the app to coming back. */
  socialSignIn: 15 * 60_000,
  /** A reloaded page that has yet to grow as far as it was scrolled. */
  scroll: 20_000,
  /** A page's heading, before the focus is left unchanged. */
  heading: 5000,
  /** A field that renders with its data. */
  field: 8000,
  /** The page heading and a dialog, which both take the focus on mount, before a kept focus is given back. */
  focusKept: 50,
  /** A slow query that holds back the others. */
  slowQuery: 3000,
} as const
