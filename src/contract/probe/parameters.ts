/** Values of path parameters that no answer provides. */
const fixed: Record<string, string> = {
  currency: 'SGD',
  tier: 'annual',
  filter: 'any',
  sort: 'any',
  offset: '0',
  limit: '0',
  type: 'blog',
}

/** Which field of an earlier answer is used for `{id}`; the first pattern that matches the path decides. */
const ids: [path: RegExp, field: string][] = [
  [/\bteams?\/\{id\}/, 'teamId'],
  [/\busers?\/(name\/)?\{id\}/, 'userId'],
  [/\/subscriptions\/\{id\}/, 'subscriptionId'],
  [/\/subscriptionItems\/\{id\}/, 'subscriptionItemId'],
  [/^\/invoices\/pdf\//, 'invoiceId'],
  [/^\/event\//, 'eventId'],
  [/^\/featuredDoer\//, 'featuredDoerId'],
  [/^\/(solution-eligibility|orders\/hasActiveSolution)\//, 'uid'],
]

/** Values of fields by name, each from the first answer that contained it. */
export type Known = Map<string, string>

/** Adds the texts and numbers of an answer to the known fields, unless they are known already. */
export function learn(known: Known, answer: unknown): void {
  if (typeof answer !== 'object' || answer === null) return
  for (const [name, value] of Object.entries(answer)) {
    const isPlain = (typeof value === 'string' && value !== '') || typeof value === 'number'
    if (isPlain && !known.has(name)) known.set(name, String(value))
    learn(known, value)
  }
}

const day = (time: number) => new Date(time).toISOString().slice(0, 10)
const month = 30 * 24 * 60 * 60 * 1000

/**
 * Fills in the path of a call with values of earlier answers.
 * @returns the path; undefined if a parameter is not known
 */
export function filledPath(path: string, known: Known, now: number): string | undefined {
  let isComplete = true
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = valueOf(path, name, known, now)
    if (value === undefined) isComplete = false
    return encodeURIComponent(value ?? '')
  })
  return isComplete ? filled : undefined
}

function valueOf(path: string, name: string, known: Known, now: number): string | undefined {
  if (name === 'from') return day(now - month)
  if (name === 'to') return day(now)
  if (name === 'hkdRate') return known.get('HKD')
  // No answer contains the scope and key of a stored value; other fields only have the same names.
  if (name === 'scope' || name === 'key') return undefined
  const field = name === 'id' ? ids.find(([pattern]) => pattern.test(path))?.[1] : name
  return fixed[name] ?? (field === undefined ? undefined : known.get(field))
}
