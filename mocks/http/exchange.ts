import type { IncomingMessage, ServerResponse } from 'node:http'
import { loadPdfLib } from '../files/pdf'
import { cutOf } from '../settings/cuts'

// Loaded now: Vite's `runnerImport`, with which Node loads the mocks, supports no imports after it has finished.
await loadPdfLib()

/** Converts a request that arrived over HTTP. @param url its address, with the origin that the mocks expect */
export async function toRequest(incoming: IncomingMessage, url: URL): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const method = incoming.method ?? 'GET'
  const headers = Object.entries(incoming.headers).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  const body = method === 'GET' || chunks.length === 0 ? {} : { body: new Uint8Array(Buffer.concat(chunks)) }
  return new Request(url, { method, headers, credentials: 'include', ...body })
}

/**
 * Sends the mocks' response, or breaks the connection where a fault cuts it off.
 * @param keptAlive whether a connection serves several requests: it may only break after some bytes, see `breakOff`
 */
export async function relay(answer: Response, response: ServerResponse, keptAlive = true): Promise<void> {
  if (answer.type !== 'error') {
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
    return
  }
  const { drop, response: lost } = cutOf(answer) ?? { drop: 'after', response: undefined }
  if (drop === 'before' && !keptAlive) response.destroy()
  else if (drop === 'during' && lost) await breakInTheMiddle(lost, response)
  else breakOff(response)
}

/**
 * A lost response: the connection breaks after its first bytes. Without any bytes, browsers assume that a kept-alive
 * connection was dead before, and resend the request on their own, even a POST.
 */
function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 2 })
  response.write('{', () => response.destroy())
}

async function breakInTheMiddle(lost: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await lost.arrayBuffer())
  if (body.length === 0) return breakOff(response)
  response.writeHead(lost.status, { ...Object.fromEntries(lost.headers), 'content-length': body.length })
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy())
}
