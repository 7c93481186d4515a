type Plan = { title?: string | null | undefined; variation?: string | null | undefined }

/** A solution with its plan, as it also reads inside a sentence: `E-signature (Monthly)`. */
export function planTitle({ title, variation }: Plan): string {
  if (!title || !variation) return title || variation || ''
  return `${title} (${variation})`
}
