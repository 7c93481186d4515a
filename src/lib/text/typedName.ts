import { cleanText, plainSigns } from './cleanText'

const plain = (text: string) => plainSigns(cleanText(text)).replace(/\s+/g, ' ')

/**
 * Whether a name was typed as required, ignoring special quotation marks, dashes and spaces, which keyboards don’t
 * have.
 */
export const isTypedName = (typed: string, wanted: string): boolean => plain(typed) === plain(wanted)
