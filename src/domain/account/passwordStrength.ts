export type PasswordScore = 0 | 1 | 2 | 3 | 4

export type PasswordStrength = { score: PasswordScore; label: 'Too weak' | 'Weak' | 'Medium' | 'Strong' }

/** What zxcvbn does: a score for a password, lower when one of the hints is in it. Loaded by the caller: it is large. */
export type Analyse = (password: string, hints: string[]) => { score: PasswordScore }

const labels = ['Too weak', 'Too weak', 'Weak', 'Medium', 'Strong'] as const

/** Longer ones are strong without a look; the analysis would take seconds (R-VAL-18). */
const longest = 100

/**
 * How strong a password is (R-VAL-16 to R-VAL-19).
 * @param hints the product's name and what else the person typed (name, e-mail address); empty ones are left out
 * @returns undefined for an empty password: no bar is shown
 */
export function passwordStrength(password: string, hints: string[], analyse: Analyse): PasswordStrength | undefined {
  if (password === '') return undefined
  const score = needsAnalysis(password) ? analyse(password, hintsOf(hints)).score : 4
  return { score, label: labels[score] }
}

/** Whether the analysis is needed at all: not for an empty password, nor for one over 100 characters. */
export function needsAnalysis(password: string): boolean {
  return password !== '' && password.length <= longest
}

/** The words a password should not be built on: each hint, and the parts of an address or of a name. */
function hintsOf(hints: string[]): string[] {
  const parts = hints.flatMap((hint) => [hint, ...hint.split(/[\s@._-]+/)])
  return [...new Set(parts.map((part) => part.trim().toLowerCase()).filter((part) => part.length > 1))]
}
