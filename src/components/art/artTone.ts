const tones = ['primary', 'info', 'success', 'warning', 'cta', 'caution'] as const

/** @returns a number that is always the same for the same text */
export const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 17)

/** @returns the tint of a picture that is generated for a text */
export const toneOf = (text: string): (typeof tones)[number] => tones[seedOf(text) % tones.length] ?? 'primary'
