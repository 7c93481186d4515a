export type ZipEntry = { name: string; bytes: Uint8Array<ArrayBuffer> }

const crcTable = Array.from({ length: 256 }, (_, start) => {
  let crc = start
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc >>> 0
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}

/** Numbers in ZIP format: pairs of value and width in bytes, little-endian. */
function fields(...pairs: [value: number, width: 2 | 4][]): Uint8Array<ArrayBuffer> {
  const bytes = pairs.flatMap(([value, width]) => Array.from({ length: width }, (_, at) => (value >>> (8 * at)) & 0xff))
  return new Uint8Array(bytes)
}

// 1 January 2026, so that the same files always produce the same archive.
const dosDate = ((2026 - 1980) << 9) | (1 << 5) | 1
const utf8Names = 0x0800

/** Packs files into a ZIP archive, uncompressed (PDFs hardly shrink). Names are UTF-8. */
export function zip(entries: readonly ZipEntry[]): Blob {
  const files: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const encoded = new TextEncoder().encode(name)
    const common = [
      [20, 2], [utf8Names, 2], [0, 2], [0, 2], [dosDate, 2],
      [crc32(bytes), 4], [bytes.length, 4], [bytes.length, 4], [encoded.length, 2], [0, 2],
    ] satisfies [number, 2 | 4][] // prettier-ignore
    const header = fields([0x04034b50, 4], ...common)
    files.push(header, encoded, bytes)
    directory.push(fields([0x02014b50, 4], [20, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), encoded)
    offset += header.length + encoded.length + bytes.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const count = entries.length
  const end = fields([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2])
  return new Blob([...files, ...directory, end], { type: 'application/zip' })
}
