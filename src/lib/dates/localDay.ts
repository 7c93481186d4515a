const pad = (part: number) => String(part).padStart(2, '0')

/** The day of a moment, in ms, in the reader's zone and as tables show it: `DD/MM/YYYY` (R-CONST-10). */
export function localDay(at: number): string {
  const date = new Date(at)
  return `${pad(date.getDate())}/${pad(date.getMonth() + 1)}/${date.getFullYear()}`
}
