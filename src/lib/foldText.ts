const beyondAscii = /[^\0-\x7f]/

/** Normalises a text for comparison: lower case, without accents. */
export const foldText = (text: string): string =>
  // Most texts are ASCII, and decomposing them would take most of the time of a search.
  (beyondAscii.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text).toLowerCase()
