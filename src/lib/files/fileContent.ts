import { kindOf } from './pictures'

const pdf = [0x25, 0x50, 0x44, 0x46]

/** The MIME type of a JPEG, PNG, WebP or PDF file, found in its first bytes; its name may be wrong. */
export async function contentTypeOf(file: Blob): Promise<string | undefined> {
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  return pdf.every((byte, at) => start[at] === byte) ? 'application/pdf' : kindOf(start)
}

/** The content of a file in base64. */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const parts: string[] = []
  // A call with too many arguments overflows the stack.
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)))
  return btoa(parts.join(''))
}
