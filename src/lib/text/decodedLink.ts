/** A text from a link, without the codes in it; as it is where they can't be read. */
export function decodedLink(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
