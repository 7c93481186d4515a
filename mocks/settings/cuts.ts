import type { Fault } from '../rule'

export type Drop = NonNullable<Fault['drop']>

type Cut = { drop: Drop; response: Response | undefined }

const cuts = new WeakMap<Response, Cut>()

/**
 * A response that does not arrive: in the browser a network error; over HTTP, the server breaks the connection.
 * @param response the lost response, for `during`: half of it is sent
 */
export function cutOff(drop: Drop, response?: Response): Response {
  const lost = Response.error()
  cuts.set(lost, { drop, response })
  return lost
}

/** How a response is cut off; undefined if it is not. */
export const cutOf = (response: Response): Cut | undefined => cuts.get(response)
