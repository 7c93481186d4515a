/** A short hash of a text (FNV-1a, 32 bits): distinguishes addresses without storing them. */
export function textMark(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text.trim().toLowerCase()))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash.toString(36)
}
