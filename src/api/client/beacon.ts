import { env } from '@/lib/env'
import { fillPath } from './path'
import { sessionOf } from './sessionContext'

type BeaconThunk = (dispatch: unknown, getState: unknown, extra: unknown) => void

/** Headers of such a call; the token of the moment goes along. */
function headers(extra: unknown): Record<string, string> {
  const token = sessionOf(extra).token()
  return { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) }
}

/**
 * Sends while the page is being left: the browser finishes it when the page is gone, so there is no answer to read.
 * @param url a path below the API's address @param body small: browsers carry 64 kB in all
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

/** Deletes while the page is being left. @param template `/notifications/{id}` @param params what fills it */
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
