import type { RawEnv } from './env'
import { isRecord } from './objects'

/** Most installations have no such file: the host responds with 404, or with the app's HTML. */
const isMissing = ({ status, headers }: Response) =>
  status === 404 || status === 403 || status === 410 || /text\/html/.test(headers.get('content-type') ?? '')

/**
 * Reads the response of `config.json`.
 * @returns the settings; none if there is no such file
 * @throws SyntaxError if the file is malformed, another Error if the request failed
 */
export async function readConfigFile(response: Response): Promise<RawEnv> {
  if (isMissing(response)) return {}
  if (!response.ok) throw new Error(`config.json: status ${response.status}`)
  const config: unknown = await response.json()
  if (!isRecord(config) || Array.isArray(config)) throw new SyntaxError('config.json: not an object')
  return config
}
