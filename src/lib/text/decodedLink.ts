/** Decodes the percent-encoding of a link's text; unchanged if it is malformed. */
export function decodedLink(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
