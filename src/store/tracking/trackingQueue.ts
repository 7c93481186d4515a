import { trackingApi, trackOnLeaving } from '@/api/community/tracking'
import type { TrackingBody, TrackingEventName } from '@/domain/tracking/trackingEvents'
import { consent } from '@/lib/storage/consent'
import { writeCookie } from '@/lib/storage/cookies'
import type { AppDispatch, AppThunk } from '../store'

type Body = TrackingBody<TrackingEventName>

/** How long an event waits for a batch, in ms, and the size of the queue: further events are dropped. */
export const batching = { wait: 2000, most: 40 }

let waiting: Body[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let sending = false

const allowed = () => consent.read() === 'granted'

/** Queues an event. It is sent with the next batch, or when the page is left. */
export function enqueue(dispatch: AppDispatch, body: Body): void {
  if (!allowed() || waiting.length >= batching.most) return
  waiting.push(body)
  timer ??= setTimeout(() => void sendWaiting(dispatch), batching.wait)
}

/** Sends the queue one by one: the first response contains the id used for the following ones (R-TRK-06). */
export async function sendWaiting(dispatch: AppDispatch): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  if (sending) return
  sending = true
  try {
    for (let next = take(); next; next = take()) {
      const body = { ...next, properties: { ...next.properties } }
      const { data } = await dispatch(trackingApi.endpoints.trackEvent.initiate({ body }, { track: false }))
      // Consent may have been withdrawn in the meantime.
      if (typeof data === 'string' && data !== '' && allowed()) writeCookie('distinct_id', data)
    }
  } finally {
    sending = false
  }
}

const take = () => (allowed() ? waiting.shift() : void forgetWaiting())

/** Sends the queue as a beacon, which the browser delivers after the page is gone. */
export const sendLeaving = (): AppThunk => (dispatch) => {
  const bodies = allowed() ? waiting : []
  forgetWaiting()
  for (const body of bodies) dispatch(trackOnLeaving({ ...body, properties: { ...body.properties } }))
}

/** Clears the queue: consent was withdrawn. */
export function forgetWaiting(): void {
  clearTimeout(timer)
  timer = undefined
  waiting = []
}
