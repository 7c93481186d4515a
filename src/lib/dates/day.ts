/** A day, in ms. */
export const dayMs = 86_400_000
