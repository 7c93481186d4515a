const alike: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02bc\u0060]/g, "'"],
  [/[\u201c\u201d]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\s+/g, ' '],
]

const plain = (text: string) =>
  alike.reduce((now, [signs, sign]) => now.replace(signs, sign), text.normalize('NFC')).trim()

/** Whether a name was typed as asked. Quotation marks, dashes and spaces that keyboards don’t have are typed as others. */
export const isTypedName = (typed: string, wanted: string): boolean => plain(typed) === plain(wanted)
