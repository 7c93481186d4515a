import { cleanText, plainSeparators } from '@/lib/text/cleanText'

/** The longest tag that is accepted. */
export const longestTag = 50

/** The parts of a text between commas, semicolons, tabs and line breaks of any keyboard, each once. */
export const listOf = (text: string): string[] => [
  ...new Set(
    plainSeparators(text)
      .split(/[,;\t\r\n]/)
      .map(cleanText)
      .filter(Boolean),
  ),
]

/** Tags from a text, as `listOf` separates them, in lower case. */
export const readTags = (text: string): string[] => listOf(text.toLowerCase())
