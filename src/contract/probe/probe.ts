import { neverRepeatedReads } from '../calls.gen'
import { compare, type Checks, type Misfit } from '../check'
import { reportOf, withMisfits, type Difference } from '../drift'
import { operations, type Operation } from '../operations.gen'
import { filledPath, learn, type Known } from './parameters'
import { read, type Answer } from './read'

const files = import.meta.glob<Checks>('../checks/*.gen.ts', { import: 'default', eager: true })

export type Wanted = {
  /** `https://host/api` */
  base: string
  /** Without a token, only calls that need no session are sent. */
  token: string | undefined
  /** Also sends the reads that only administrators may make. */
  admin: boolean
  /** The timeout of one call, in ms. */
  patience: number
  /** Receives one line for every call, then the report. Never the token. */
  print: (line: string) => void
}

type Verdict = 'fits' | 'differs' | 'refused' | 'unreachable' | 'skipped'

/** 0: everything fits; 1: something differs; 2: the server, or a call, could not be reached. */
export type ExitCode = 0 | 1 | 2

/** The reads that change nothing. Those without parameters come first: their answers contain the ids for the others. */
function safeReads({ token, admin }: Wanted): [id: string, Operation][] {
  const reads = Object.entries(operations).filter(
    ([, { method, path, auth }]) =>
      method === 'GET' &&
      !neverRepeatedReads.has(`GET ${path}`) &&
      (auth !== 'admin' || admin) &&
      (auth === 'anonymous' || token !== undefined),
  )
  const depth = ({ path }: Operation) => Number(path.includes('{'))
  return reads.sort(([, one], [, other]) => depth(one) - depth(other))
}

/**
 * Makes every safe read of a server, one at a time, and checks the answers as the app does.
 * @returns the exit code of the process
 */
export async function probe(wanted: Wanted): Promise<ExitCode> {
  const { base, token } = wanted
  const print = (line: string) => wanted.print(token ? line.replaceAll(token, '[token]') : line)
  const known: Known = new Map()
  const counts = new Map<Verdict, number>()
  let differences: Difference[] = []
  const queue = safeReads(wanted).map(([id, operation]) => ({ id, operation, isLast: false }))
  for (const { id, operation, isLast } of queue) {
    const route = `GET ${operation.path}`
    const path = filledPath(operation.path, known, Date.now())
    if (path === undefined && !isLast) {
      // A later answer may name its parameters.
      queue.push({ id, operation, isLast: true })
      continue
    }
    const answer = path === undefined ? undefined : await read(`${base}${path}`, wanted)
    const { verdict, why, misfits } = answer
      ? judge(operation, answer)
      : { verdict: 'skipped' as const, why: 'no earlier answer names its parameters', misfits: [] }
    if (answer?.kind === 'answered') learn(known, answer.body)
    differences = withMisfits(differences, { id, route }, misfits, Date.now())
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
    print(`${verdict.padEnd(11)} ${id}  ${route}${why ? `  (${why})` : ''}`)
    // If the first calls get no answer at all, the others would only wait as long.
    if (verdict === 'unreachable' && counts.size === 1) break
  }
  const totals = [...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ')
  print(`\n${totals}\n`)
  if (differences.length > 0) print(reportOf({ stage: 'probe', api: base, now: Date.now() }, differences))
  if (counts.has('unreachable')) return 2
  return differences.length > 0 ? 1 : 0
}

type Judged = { verdict: Verdict; why?: string; misfits: readonly Misfit[] }

const differs = (place: string, expected: string, found: unknown): Judged => ({
  verdict: 'differs',
  misfits: [{ place, expected, found, outcome: 'fails' }],
})

function judge({ path, domain, media }: Operation, answer: Answer): Judged {
  if (answer.kind === 'unreachable') return { verdict: 'unreachable', why: answer.why, misfits: [] }
  const { status, body } = answer
  if (status === 401 || status === 403) return { verdict: 'refused', why: String(status), misfits: [] }
  if (status < 200 || (status >= 300 && status < 400) || status >= 500) return differs('status', '200', status)
  if (status >= 400)
    return answer.isProblem
      ? { verdict: 'refused', why: String(status), misfits: [] }
      : differs(`status ${status}`, 'message', body)
  if (media !== 'application/json')
    return answer.isFile ? { verdict: 'fits', misfits: [] } : differs('data', 'file', body)
  if (answer.kind === 'unreadable') return differs('data', 'JSON', body)
  const checks = files[`../checks/${domain}.gen.ts`]
  const misfits = checks ? compare(checks, `GET ${path}`, body) : []
  return { verdict: misfits.length > 0 ? 'differs' : 'fits', misfits }
}
