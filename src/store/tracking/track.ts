import { PersonalTracking, trackingBody } from '@/domain/tracking/tracking'
import type { TrackingEventName, TrackingEvents } from '@/domain/tracking/trackingEvents'
import { consent } from '@/lib/storage/consent'
import { visitUtm } from './attribution'
import { pathHere } from '../navigation/navigationContext'
import type { AppThunk } from '../store'
import { enqueue, sendWaiting } from './trackingQueue'

/**
 * Queues an event of the catalogue if the visitor has consented.
 * Never fails: tracking must not affect anything else. @param path page of the event, by default the current one
 */
export const track =
  <Name extends TrackingEventName>(eventName: Name, properties: TrackingEvents[Name], path?: string): AppThunk =>
  (dispatch, _getState, { navigation }) => {
    if (consent.read() !== 'granted') return
    try {
      const body = trackingBody(eventName, path ?? pathHere(navigation), visitUtm(), properties)
      if (body) enqueue(dispatch, body)
    } catch (error) {
      if (!(error instanceof PersonalTracking)) throw error
      console.error(error.message)
    }
  }

/**
 * The same, sent immediately: sign-up, profile update (R-TRK-08). Resolves after the response, or immediately without
 * consent.
 */
export const trackNow =
  <Name extends TrackingEventName>(eventName: Name, properties: TrackingEvents[Name]): AppThunk<Promise<void>> =>
  (dispatch) => {
    dispatch(track(eventName, properties))
    return sendWaiting(dispatch)
  }

/** Tracks a sign-up. */
export const trackSignup = (properties: TrackingEvents['signup']) => trackNow('signup', properties)

/** Tracks a profile update. @param fields names of the changed fields, never their values */
export const trackProfileUpdate = (fields: string[]) => trackNow('profile_update', { fields })
