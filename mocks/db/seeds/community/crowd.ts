import type { UserRow } from '../../tables'
import { makePerson } from '../person'
import { seedPersonas } from '../personaUsers'
import type { Random } from '../../random'

const size = 240
type Known = Pick<
  UserRow,
  'userId' | 'email' | 'firstName' | 'lastName' | 'country' | 'industry' | 'isPremiumMember' | 'activated'
>

let known: Map<string, Known> | undefined

/** Everybody whom the seeds may mention. Independent of the clock, so it is generated once. */
function everybody(): Map<string, Known> {
  known ??= new Map(
    [...seedPersonas(), ...Array.from({ length: size }, (_, index) => makePerson(index + 1, size))].map((user) => [
      user.userId,
      user,
    ]),
  )
  return known
}

/** A seeded user. */
export function person(userId: string): Known {
  const found = everybody().get(userId)
  if (!found) throw new Error(`The seeds have no ${userId}`)
  return found
}

let crowd: readonly Known[] | undefined

/** Activated members except the personas. */
function activeCrowd(): readonly Known[] {
  crowd ??= [...everybody().values()].filter(({ userId, activated }) => /^u-\d+$/.test(userId) && activated)
  return crowd
}

/** Distinct activated members in random order. */
export function someone(random: Random, count: number, except: readonly string[] = []): Known[] {
  const left = except.length > 0 ? activeCrowd().filter(({ userId }) => !except.includes(userId)) : [...activeCrowd()]
  // Swaps the chosen ones to the front: splicing would copy the list each time.
  const wanted = Math.min(count, left.length)
  for (let at = 0; at < wanted; at += 1) {
    const other = random.int(at, left.length - 1)
    const [one, two] = [left[at] as Known, left[other] as Known]
    left[at] = two
    left[other] = one
  }
  return left.slice(0, wanted)
}

/** A random generated member. */
export const anyone = (random: Random): Known => random.pick(activeCrowd())
