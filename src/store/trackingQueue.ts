import { trackingApi, trackOnLeaving } from '@/api/tracking'
import type { TrackingBody, TrackingEventName } from '@/domain/tracking/trackingEvents'
import { consent } from '@/lib/consent'
import { writeCookie } from '@/lib/cookies'
import type { AppDispatch, AppThunk } from './store'

type Body = TrackingBody<TrackingEventName>

/** How long an event waits for others, in ms, and how many may wait: what is more is lost, not kept. */
export const batching = { wait: 2000, most: 40 }

let waiting: Body[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let sending = false

const allowed = () => consent.read() === 'granted'

/** Puts an event in line. It goes with the next batch, or with the leaving of the page. */
export function enqueue(dispatch: AppDispatch, body: Body): void {
  if (!allowed() || waiting.length >= batching.most) return
  waiting.push(body)
  timer ??= setTimeout(() => void sendWaiting(dispatch), batching.wait)
}

/** Sends all that waits, one after the other: the first answer is the id that the next ones are counted under (R-TRK-06). */
export async function sendWaiting(dispatch: AppDispatch): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  if (sending) return
  sending = true
  try {
    for (let next = take(); next; next = take()) {
      const body = { ...next, properties: { ...next.properties } }
      const { data } = await dispatch(trackingApi.endpoints.trackEvent.initiate({ body }, { track: false }))
      // The visitor may have changed their mind meanwhile.
      if (typeof data === 'string' && data !== '' && allowed()) writeCookie('distinct_id', data)
    }
  } finally {
    sending = false
  }
}

const take = () => (allowed() ? waiting.shift() : void forgetWaiting())

/** Hands all that waits to the browser, which sends it although the page is gone (T18.3). */
export const sendLeaving = (): AppThunk => (dispatch) => {
  const bodies = allowed() ? waiting : []
  forgetWaiting()
  for (const body of bodies) dispatch(trackOnLeaving({ ...body, properties: { ...body.properties } }))
}

/** Forgets what waits: the visitor does not want it told. */
export function forgetWaiting(): void {
  clearTimeout(timer)
  timer = undefined
  waiting = []
}
