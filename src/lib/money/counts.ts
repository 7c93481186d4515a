const wholeNumber = new Intl.NumberFormat('en-SG')

/** A number of things with thousands separators: `10,000`. */
export const formatCount = (count: number): string => wholeNumber.format(count)

/** A number of things and their name: `1 row`, `10,000 rows`. */
export const countOf = (count: number, one: string, several = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : several}`

/** The number of rows on all pages, at least as many as are listed: the server's count may be too low. */
export const countOfAll = (total: number, listed: readonly unknown[]): number => Math.max(total, listed.length)
