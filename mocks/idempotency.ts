import { handleRequest, type Call, type Reply } from './handleRequest'

const replies = new Map<string, Promise<Reply>>()

/** The `Idempotency-Key` of a request, if it has one. */
export const keyOf = ({ request }: Pick<Call, 'request'>): string | undefined =>
  request.headers.get('idempotency-key') ?? undefined

/** Handles a request once: a repeat with the same key from the same caller gets the first one's response. */
export function handleOnce(call: Call): Promise<Reply> {
  const key = keyOf(call)
  if (key === undefined) return handleRequest(call)
  const name = [call.request.headers.get('authorization'), call.method, call.path, key].join(' ')
  const reply = replies.get(name) ?? handleRequest(call)
  replies.set(name, reply)
  return reply
}
