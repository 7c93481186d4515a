import { kindOf } from './pictures'

/** The MIME type of a JPEG, PNG, WebP or PDF file, found in its first bytes; its name may be wrong. */
export async function contentTypeOf(file: Blob): Promise<string | undefined> {
  const start = new Uint8Array(await file.slice(0, 1024).arrayBuffer())
  // Some programs write other bytes before the header; PDF readers accept it anywhere in the first 1024 bytes.
  return kindOf(start) ?? (String.fromCharCode(...start).includes('%PDF-') ? 'application/pdf' : undefined)
}

/** The content of a file in base64. */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const parts: string[] = []
  // A call with too many arguments overflows the stack.
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)))
  return btoa(parts.join(''))
}
