import { env } from '@/lib/env'
import { fillPath } from './path'
import { sessionOf } from './sessionContext'

type BeaconThunk = (dispatch: unknown, getState: unknown, extra: unknown) => void

/** Headers of such a call, including the current token. */
function headers(extra: unknown): Record<string, string> {
  const token = sessionOf(extra).token()
  return { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) }
}

/**
 * Sends while the page is being unloaded: the browser completes the request afterwards, so there is no response.
 * @param url a path relative to the API's base URL @param body small: browsers allow 64 kB in total
 */
export const sendBeacon =
  (url: string, body: unknown): BeaconThunk =>
  (_dispatch, _getState, extra) => {
    fetch(`${env.apiBaseUrl}${url}`, {
      method: 'POST',
      keepalive: true,
      credentials: 'include',
      headers: headers(extra),
      body: JSON.stringify(body),
    }).catch(() => undefined)
  }

/** Deletes while the page is being unloaded. @param template `/notifications/{id}` @param params its values */
export const sendDeleteBeacon =
  (template: string, params: Record<string, unknown>): BeaconThunk =>
  (_dispatch, _getState, extra) => {
    const { url } = fillPath(template, params)
    fetch(`${env.apiBaseUrl}${url}`, {
      method: 'DELETE',
      keepalive: true,
      credentials: 'include',
      headers: headers(extra),
    }).catch(() => undefined)
  }
