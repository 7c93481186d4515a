const list = new Intl.ListFormat('en-SG')

/** Names as a sentence lists them: `A, B and C`. */
export const listed = (names: readonly string[]): string => list.format(names)
