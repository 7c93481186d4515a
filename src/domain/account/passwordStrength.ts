export type PasswordScore = 0 | 1 | 2 | 3 | 4

export type PasswordStrength = { score: PasswordScore; label: 'Too weak' | 'Weak' | 'Medium' | 'Strong' }

/**
 * zxcvbn's signature: a score for a password, lower if it contains a hint. Loaded by the caller because of its size.
 */
export type Analyse = (password: string, hints: string[]) => { score: PasswordScore }

const labels = ['Too weak', 'Too weak', 'Weak', 'Medium', 'Strong'] as const

/** Longer passwords count as strong without analysis, which would take seconds (R-VAL-18). */
const longest = 100

/**
 * The strength of a password (R-VAL-16 to R-VAL-19).
 * @param hints the product's name and other input of the user (name, email address); empty ones are ignored
 * @returns undefined for an empty password: no bar is shown
 */
export function passwordStrength(password: string, hints: string[], analyse: Analyse): PasswordStrength | undefined {
  if (password === '') return undefined
  const score = needsAnalysis(password) ? analyse(password, hintsOf(hints)).score : 4
  return { score, label: labels[score] }
}

/** Whether the analysis is needed: not for an empty password or one over 100 characters. */
export function needsAnalysis(password: string): boolean {
  return password !== '' && password.length <= longest
}

/** Words that a password should not contain: each hint, and the parts of an address or a name. */
function hintsOf(hints: string[]): string[] {
  const parts = hints.flatMap((hint) => [hint, ...hint.split(/[\s@._-]+/)])
  return [...new Set(parts.map((part) => part.trim().toLowerCase()).filter((part) => part.length > 1))]
}
