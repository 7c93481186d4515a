import { foldText, searchFor, searchText } from '@/lib/text/foldText'
import type { Choice } from '../fields/SelectField'

/** Follows a typed text that would otherwise be taken for a code. */
const unfinished = '…'

const bare = (text: string) =>
  foldText(text)
    .replace(/^the\s|\s\(the\)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** The option that a text names completely, by its label, by another name, or in two parts: `Korea (South)`. */
function named(options: readonly Choice[], text: string): Choice | undefined {
  const known = namedAs(options, text)
  if (known) return known
  const [first, second, third] = text.split(/[(),]|\s-\s/).filter((part) => part.trim() !== '')
  if (!first || !second || third) return undefined
  const one = namedAs(options, first)
  return namedAs(options, `${second.trim()} ${first.trim()}`) ?? (namedAs(options, second) === one ? one : undefined)
}

const namedAs = (options: readonly Choice[], text: string): Choice | undefined => {
  const wanted = foldText(text).trim()
  const exact = options.find(({ label }) => foldText(label) === wanted)
  const short = bare(text)
  const isNamed = ({ label, also }: Choice) => also && [label, ...also].some((one) => bare(one) === short)
  const isCode = ({ code }: Choice) =>
    code !== undefined &&
    (text.trim() === code || (bare(code) === short && !options.some((one) => foldText(one.label).startsWith(wanted))))
  return exact ?? (short ? (options.find(isNamed) ?? options.find(isCode)) : undefined)
}

/** Options that match the input: the one that it names first, then those that start with it, then those with its words. */
export function matching(options: readonly Choice[], text: string): readonly Choice[] {
  const wanted = foldText(text).trim()
  if (wanted === '') return options
  const known = named(options, text)
  const begins = options.filter(({ label }) => foldText(label).startsWith(wanted))
  const others = options.filter(({ also = [] }) => also.some((one) => foldText(one).startsWith(wanted)))
  const fits = searchFor(text)
  const holds = options.filter(({ label }) => fits(searchText(label)))
  return [...new Set([...(known ? [known] : []), ...begins, ...others, ...holds])]
}

/**
 * The value of the option that a text names, otherwise the text itself, so that input is never lost. An unfinished text
 * is never a value: `Ch` isn't the code of Switzerland.
 */
export function valueOf(options: readonly Choice[], text: string): string {
  const known = named(options, text)
  if (known) return known.value
  const isCode = options.some(({ also, value }) => also && value.toLowerCase() === text.trim().toLowerCase())
  return isCode ? `${text.trim()}${unfinished}` : text
}

/** The name of a value, otherwise the value itself. */
export const labelOf = (options: readonly Choice[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value.replace(unfinished, '')
