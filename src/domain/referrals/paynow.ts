const bare = (text: string) => text.replace(/[\s-]+/g, '').toUpperCase()

/** Whether a text is a Singapore mobile number: eight digits starting with 8 or 9, with or without the country code. */
export function isSingaporeMobile(text: string): boolean {
  return /^(?:\+65|65|0065)?[89]\d{7}$/.test(bare(text))
}

/**
 * Whether a text is a UEN, the number of a Singapore business, with a correct check letter.
 * PayNow allows a three-character suffix (a branch or a purpose).
 */
export function isUen(text: string): boolean {
  const found = /^(\d{8}[A-Z]|\d{9}[A-Z]|[RST]\d{2}[A-Z]{2}\d{4}[A-Z])([A-Z0-9]{3})?$/.exec(bare(text))?.[1]
  if (found === undefined) return false
  return checkLetter(found.slice(0, -1)) === found.slice(-1)
}

type Scheme = { digits: string; weights: number[]; letters: string; less: number }

// The three formats of a UEN: businesses, companies, and all others (societies, foundations, foreign entities).
const business: Scheme = {
  digits: '0123456789',
  weights: [10, 4, 9, 3, 8, 2, 7, 1],
  letters: 'XMKECAWLJDB',
  less: 0,
}
const company: Scheme = { ...business, weights: [10, 8, 6, 4, 9, 7, 5, 3, 1], letters: 'ZKCMDNERGWH' }
const otherLetters = 'ABCDEFGHJKLMNPQRSTUVWX0123456789'
const other: Scheme = { digits: otherLetters, weights: [4, 3, 5, 3, 10, 2, 2, 5, 7], letters: otherLetters, less: 5 }

function checkLetter(body: string): string | undefined {
  const { digits, weights, letters, less } = body.length === 8 ? business : /^\d/.test(body) ? company : other
  const sum = weights.reduce((total, weight, index) => total + weight * digits.indexOf(body.charAt(index)), -less)
  return letters[((sum % 11) + 11) % 11]
}
