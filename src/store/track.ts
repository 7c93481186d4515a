import { PersonalTracking, trackingBody } from '@/domain/tracking/tracking'
import type { TrackingEventName, TrackingEvents } from '@/domain/tracking/trackingEvents'
import { consent } from '@/lib/consent'
import { visitUtm } from './attribution'
import { pathHere } from './navigation'
import type { AppThunk } from './store'
import { enqueue, sendWaiting } from './trackingQueue'

/**
 * Puts an event of the catalogue in line, if the visitor has agreed to it (T18.1).
 * Never fails: what is told is nobody's work. @param path where it happened, the page that is shown unless told
 */
export const track =
  <Name extends TrackingEventName>(eventName: Name, told: TrackingEvents[Name], path?: string): AppThunk =>
  (dispatch, _getState, { navigation }) => {
    if (consent.read() !== 'granted') return
    try {
      const body = trackingBody(eventName, path ?? pathHere(navigation), visitUtm(), told)
      if (body) enqueue(dispatch, body)
    } catch (error) {
      if (!(error instanceof PersonalTracking)) throw error
      console.error(error.message)
    }
  }

/** The same, sent at once: signing up, updating the profile (R-TRK-08). Done when it was answered or was not to be told. */
export const trackNow =
  <Name extends TrackingEventName>(eventName: Name, told: TrackingEvents[Name]): AppThunk<Promise<void>> =>
  (dispatch) => {
    dispatch(track(eventName, told))
    return sendWaiting(dispatch)
  }

/** Somebody made an account. */
export const trackSignup = (told: TrackingEvents['signup']) => trackNow('signup', told)

/** Somebody changed their profile. @param fields the names of what was changed, never what stands there */
export const trackProfileUpdate = (fields: string[]) => trackNow('profile_update', { fields })
