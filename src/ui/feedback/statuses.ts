import { readableWord } from '@/lib/text/wording'
import type { Role } from '../roles'

/** Label and colour of each value of a status. */
export type StatusTable<State extends string> = Readonly<Record<State, { label: string; tone?: Role }>>

/** Label and colour of a status. One that the table doesn't contain yet is its own label, made readable. */
export function statusOf<State extends string>(table: StatusTable<State>, state: State): { label: string; tone: Role } {
  return { tone: 'secondary', ...(Object.hasOwn(table, state) ? table[state] : { label: readableWord(state) }) }
}
