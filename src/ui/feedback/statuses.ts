import type { Role } from '../roles'

/** Label and colour of each value of a status. */
export type StatusTable<State extends string> = Readonly<Record<State, { label: string; tone?: Role }>>

/** Label and colour of a status. The server may send one that the table doesn't contain yet: it is its own label. */
export function statusOf<State extends string>(table: StatusTable<State>, state: State): { label: string; tone: Role } {
  return { tone: 'secondary', ...(Object.hasOwn(table, state) ? table[state] : { label: state }) }
}
