type Plan = { title?: string | null | undefined; variation?: string | null | undefined }

/** A name of its own, `Weekly Planner Pro`, stays as it is. */
const terms = /^(Annual|Daily|Monthly|Quarterly|Weekly|Yearly)( plan| billing)?$/i

/** A solution with its plan, as it also reads inside a sentence: `E-signature (monthly)`, `Trademark filing (India)`. */
export function planTitle({ title, variation }: Plan): string {
  if (!title || !variation) return title || variation || ''
  return `${title} (${variation.replace(terms, (term) => term.toLowerCase())})`
}
