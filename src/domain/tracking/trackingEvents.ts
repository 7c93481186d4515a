import type { Utm } from './utm'

/** The place of an event, without personal data (R-TRK-05). */
export type TrackedPlace = {
  /** The pathname with personal segments masked. */
  path: string
  first: string
  second?: string
  id?: string
}

/** Scroll depth steps, in percent (R-TRK-02). */
export const scrollSteps = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const
export type ScrollStep = (typeof scrollSteps)[number]

/**
 * All tracking events with their data besides the place and the UTM values (R-TRK-08).
 * `label` identifies a control by our own name (`go-premium`), never by its text, which may contain a person's name.
 */
export type TrackingEvents = {
  page_view: Record<never, never>
  page_leave: { activeSeconds: number; idleSeconds: number; scrollDepth?: ScrollStep }
  scroll_depth: { scrollDepth: ScrollStep }
  link_click: { label: string; href: string }
  button_click: { label: string }
  signup: { premiumInCart: boolean; method: 'password' | 'rsvp' | 'featuredDoer' | 'social' }
  /** Names of the changed fields, never their values. */
  profile_update: { fields: string[] }
}
export type TrackingEventName = keyof TrackingEvents

export type TrackingBody<Name extends TrackingEventName> = {
  eventName: Name
  properties: TrackedPlace & Utm & TrackingEvents[Name]
}
