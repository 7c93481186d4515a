import { changes } from '../changes'
import { randomFrom } from '../db/random'
import { isWrite } from './faults'
import type { Fault } from '../rule'
import type { OperationId } from '@/contract/route'

/** Random faults, reproducible by seed. */
export type Chaos = {
  seed: string
  /** The share of requests that get a fault, 0 to 1. */
  share: number
  /** The longest delay, in ms. */
  slow: number
  /** Requests so far per operation. The fault of a request depends only on the seed, the operation and this count. */
  counts: Record<string, number>
}

let chaos: Chaos | undefined

export const readChaos = (): Chaos | undefined => chaos

/** Restores persisted chaos settings. */
export function restoreChaos(stored: Chaos | undefined): void {
  chaos = stored
  changes.emit()
}

/** Turns on random faults. Logs the seed to the console, so that a run can be repeated. */
export function startChaos(seed: string, { share = 0.2, slow = 3000 }: { share?: number; slow?: number } = {}): void {
  restoreChaos({ seed, share, slow, counts: {} })
  // eslint-disable-next-line no-console -- a run is repeated by its seed, so it must be visible without being an error
  console.info(`Mocks: chaos=${seed},${share}`)
}

/** Turns random faults off. */
export function stopChaos(): void {
  restoreChaos(undefined)
}

/** The random fault for the next request of an operation. The n-th request of an operation always gets the same one. */
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
    // Short, varying delays: responses arrive out of order.
    { delay: random.int(0, chaos.slow / 4) },
    { delay: random.int(0, chaos.slow / 4) },
    ...(write ? [{ status: 409, message: 'Someone else has changed this.' }] : []),
  ]
  return random.pick(kinds)
}

function hash(text: string): number {
  let value = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619)
  return value >>> 0
}
