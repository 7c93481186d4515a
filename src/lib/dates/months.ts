/** The months in English, from January. */
export const monthNames = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
] as const // prettier-ignore

/** The first three letters of a month. @param month from 1 */
export const shortMonth = (month: number): string => (monthNames[month - 1] ?? '').slice(0, 3)
