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

/** Everybody whom the seeds may name. None of this depends on the clock, so it is made once. */
function everybody(): Map<string, Known> {
  known ??= new Map(
    [...seedPersonas(), ...Array.from({ length: size }, (_, index) => makePerson(index + 1, size))].map((user) => [
      user.userId,
      user,
    ]),
  )
  return known
}

/** A user of the seeds. */
export function person(userId: string): Known {
  const found = everybody().get(userId)
  if (!found) throw new Error(`The seeds have no ${userId}`)
  return found
}

let crowd: readonly Known[] | undefined

/** Activated members besides the personas. */
function activeCrowd(): readonly Known[] {
  crowd ??= [...everybody().values()].filter(({ userId, activated }) => /^u-\d+$/.test(userId) && activated)
  return crowd
}

/** Different members of the crowd, activated ones only, in an order of chance. */
export function someone(random: Random, count: number, except: readonly string[] = []): Known[] {
  const left = except.length > 0 ? activeCrowd().filter(({ userId }) => !except.includes(userId)) : [...activeCrowd()]
  // The chosen ones are swapped to the front: no list is cut a thousand times over.
  const wanted = Math.min(count, left.length)
  for (let at = 0; at < wanted; at += 1) {
    const other = random.int(at, left.length - 1)
    const [one, two] = [left[at] as Known, left[other] as Known]
    left[at] = two
    left[other] = one
  }
  return left.slice(0, wanted)
}

/** A member of the crowd by chance. */
export const anyone = (random: Random): Known => random.pick(activeCrowd())
