import { changes } from './changes'
import { randomFrom } from './db/random'
import { isWrite } from './faults'
import type { Fault } from './rule'
import type { OperationId } from '@/contract/route'

/** Trouble by chance, the same for the same seed. */
export type Chaos = {
  seed: string
  /** The share of calls that something befalls, 0 to 1. */
  share: number
  /** The longest delay, in ms. */
  slow: number
  /** How many calls of each operation there were: what befalls a call depends on nothing else. */
  counts: Record<string, number>
}

let chaos: Chaos | undefined

export const readChaos = (): Chaos | undefined => chaos

/** Puts a stored chaos in place. */
export function restoreChaos(stored: Chaos | undefined): void {
  chaos = stored
  changes.emit()
}

/** Starts trouble by chance. Its seed is told in the console, so that a run can be repeated. */
export function startChaos(seed: string, { share = 0.2, slow = 3000 }: { share?: number; slow?: number } = {}): void {
  restoreChaos({ seed, share, slow, counts: {} })
  // eslint-disable-next-line no-console -- a run is repeated by its seed, which must be seen without being an error
  console.info(`Mocks: chaos=${seed},${share}`)
}

/** Ends it. */
export function stopChaos(): void {
  restoreChaos(undefined)
}

/** What befalls the next call of this operation by chance. The n-th call of an operation always meets the same. */
export function takeChaos(id: OperationId): Fault | undefined {
  if (!chaos) return undefined
  const count = (chaos.counts[id] ?? 0) + 1
  chaos.counts[id] = count
  const random = randomFrom(hash(`${chaos.seed}|${id}|${count}`))
  if (!random.chance(chaos.share)) return undefined
  const write = isWrite(id)
  const kinds: Fault[] = [
    { drop: 'before' },
    { drop: 'after' },
    { status: 503 },
    { status: 401 },
    { delay: random.int(chaos.slow / 2, chaos.slow) },
    // Short and uneven: answers overtake each other.
    { delay: random.int(0, chaos.slow / 4) },
    { delay: random.int(0, chaos.slow / 4) },
    ...(write ? [{ status: 409, message: 'This was changed in the meantime.' }] : []),
  ]
  return random.pick(kinds)
}

function hash(text: string): number {
  let value = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619)
  return value >>> 0
}
