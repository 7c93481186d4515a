import { cleanText, plainSigns } from './cleanText'

const plain = (text: string) => plainSigns(cleanText(text)).replace(/\s+/g, ' ')

/** Whether a name was typed as asked. Quotation marks, dashes and spaces that keyboards don’t have are typed as others. */
export const isTypedName = (typed: string, wanted: string): boolean => plain(typed) === plain(wanted)
