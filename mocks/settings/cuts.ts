import type { Fault } from '../rule'

export type Drop = NonNullable<Fault['drop']>

type Cut = { drop: Drop; response: Response | undefined }

const cuts = new WeakMap<Response, Cut>()

/**
 * A response that does not arrive: a network error in the browser; a server over HTTP breaks the connection.
 * @param response the one that got lost, for `during`: half of it is sent
 */
export function cutOff(drop: Drop, response?: Response): Response {
  const lost = Response.error()
  cuts.set(lost, { drop, response })
  return lost
}

/** Where a response is cut off; undefined if it arrives. */
export const cutOf = (response: Response): Cut | undefined => cuts.get(response)
