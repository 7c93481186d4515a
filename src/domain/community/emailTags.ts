/** The longest tag that is accepted. */
export const longestTag = 50

/** Tags from a text, separated by commas or line breaks: trimmed, in lower case, each once. */
export function readTags(text: string): string[] {
  const tags = text.split(/[,\n]/).map((tag) => tag.trim().toLowerCase())
  return [...new Set(tags.filter(Boolean))]
}
