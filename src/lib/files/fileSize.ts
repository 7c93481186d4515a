const number = new Intl.NumberFormat('en-SG', { maximumFractionDigits: 1 })

/** Formats a file size: `1.4 MB`. @param bytes 1 kB is 1000 bytes */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000 ? `${number.format(bytes / 1000)} kB` : `${number.format(bytes / 1_000_000)} MB`
}
