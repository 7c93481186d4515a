import { plainSigns } from './cleanText'

const plain = (text: string) => plainSigns(text.normalize('NFC')).replace(/\s+/g, ' ').trim()

/** Whether a name was typed as asked. Quotation marks, dashes and spaces that keyboards don’t have are typed as others. */
export const isTypedName = (typed: string, wanted: string): boolean => plain(typed) === plain(wanted)
