/** A count with its noun: `1 seat`, `3 seats`. */
export const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
