import { foldText, searchFor, searchText } from '@/lib/text/foldText'
import type { Choice } from '../fields/SelectField'

/** Follows a typed text that would otherwise be taken for a code. */
const unfinished = '…'

const bare = (text: string) =>
  foldText(text)
    .replace(/^the\s|\s\(the\)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** What is compared of an option. */
type Compared = { option: Choice; label: string; search: string; others: string[]; names: string[]; code: string }

const compared = new WeakMap<readonly Choice[], readonly Compared[]>()

/** What is compared of a list, read once: every key compares all of it. */
function comparedOf(options: readonly Choice[]): readonly Compared[] {
  const known = compared.get(options)
  if (known) return known
  const read = options.map((option) => {
    const { label, also, code = '' } = option
    return {
      option,
      label: foldText(label),
      search: searchText(label),
      others: (also ?? []).map(foldText),
      names: also ? [label, ...also].map(bare) : [],
      code: bare(code),
    }
  })
  compared.set(options, read)
  return read
}

/** The option that a text names completely, by its label, by another name, or in two parts: `Korea (South)`. */
function named(options: readonly Choice[], text: string): Choice | undefined {
  const all = comparedOf(options)
  const known = namedAs(all, text)
  if (known) return known
  const [first, second, third] = text.split(/[(),]|\s-\s/).filter((part) => part.trim() !== '')
  if (!first || !second || third) return undefined
  const one = namedAs(all, first)
  return namedAs(all, `${second.trim()} ${first.trim()}`) ?? (namedAs(all, second) === one ? one : undefined)
}

function namedAs(all: readonly Compared[], text: string): Choice | undefined {
  const wanted = foldText(text).trim()
  const short = bare(text)
  const begins = () => all.some(({ label }) => label.startsWith(wanted))
  const known =
    all.find(({ label }) => label === wanted) ??
    (short
      ? (all.find(({ names }) => names.includes(short)) ??
        all.find(({ code, option }) => code === short && (text.trim() === option.code || !begins())))
      : undefined)
  return known?.option
}

/** Options that match the input: the one that it names first, then those that start with it, then those with its words. */
export function matching(options: readonly Choice[], text: string): readonly Choice[] {
  const wanted = foldText(text).trim()
  if (wanted === '') return options
  const all = comparedOf(options)
  const known = named(options, text)
  const fits = searchFor(text)
  const found = [
    ...all.filter(({ label }) => label.startsWith(wanted)),
    ...all.filter(({ others }) => others.some((one) => one.startsWith(wanted))),
    ...all.filter(({ search }) => fits(search)),
  ].map(({ option }) => option)
  return [...new Set(known ? [known, ...found] : found)]
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
