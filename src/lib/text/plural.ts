/** A count with its noun: `1 seat`, `3 seats`. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
