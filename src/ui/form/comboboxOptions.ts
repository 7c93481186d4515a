import type { Choice } from './SelectField'

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** Options that match the input: those that start with it first, then those that contain it. */
export function matching(options: readonly Choice[], text: string): readonly Choice[] {
  const wanted = fold(text)
  if (wanted === '') return options
  const begins = options.filter(({ label }) => fold(label).startsWith(wanted))
  const holds = options.filter(
    ({ label }) => fold(label).includes(wanted) && !begins.some((other) => other.label === label),
  )
  return [...begins, ...holds]
}

/** The value of the option with exactly this name, otherwise the text itself, so that input is never lost. */
export const valueOf = (options: readonly Choice[], text: string): string =>
  options.find(({ label }) => fold(label) === fold(text))?.value ?? text

/** The name of a value, otherwise the value itself. */
export const labelOf = (options: readonly Choice[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value
