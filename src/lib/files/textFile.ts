/** A text file as read; `guessed` if its encoding isn't stated anywhere and may be another one. */
type TextFile = { text: string; guessed: boolean }

/** Why a file isn't text; the message is for the user. */
export class NotText extends Error {}

/** UTF-16 without a byte order mark: every other byte of Latin text is zero. */
function utf16(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0]
  bytes.subarray(0, 1000).forEach((byte, at) => byte === 0 && (zeros[at % 2] = (zeros[at % 2] ?? 0) + 1))
  const [even = 0, odd = 0] = zeros
  if (odd > 0 && even === 0) return 'utf-16le'
  return even > 0 && odd === 0 ? 'utf-16be' : undefined
}

function decoded(bytes: Uint8Array): TextFile {
  const [first, second] = bytes
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : utf16(bytes)
  if (wide) return { text: new TextDecoder(wide).decode(bytes), guessed: false }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), guessed: false }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), guessed: true }
  }
}

/**
 * Reads a text file as spreadsheets save it: UTF-8, UTF-16, or Windows-1252 (the plain "CSV" of Excel).
 * @throws NotText if it is a workbook or another file that isn't text, or if letters in it are lost
 */
export async function readTextFile(file: Blob): Promise<TextFile> {
  const read = decoded(new Uint8Array(await file.arrayBuffer()))
  if (read.text.includes('\0'))
    throw new NotText('This isn’t a text file. In your spreadsheet, save the list as “CSV UTF-8” and choose that file.')
  if (read.text.includes('\ufffd'))
    throw new NotText('Some letters in this file are lost. Save the list again as “CSV UTF-8” and choose that file.')
  return read
}
