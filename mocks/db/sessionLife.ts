import type { SessionRow } from './tables'

/** The server's sessions live as long as their cookie: 7 days (R-SESS-10). */
export const sessionLife = 604_800_000

/** When a session ends by itself, in milliseconds. */
export const endOfSession = ({ createdAt }: SessionRow): number => Date.parse(createdAt) + sessionLife
