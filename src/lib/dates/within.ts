/**
 * Whether two moments are less than `span` ms apart, in either direction: a device's clock may have been set back
 * between them, and a one-sided comparison could then hold for days.
 */
export const isWithin = (span: number, at: number, now: number): boolean => Math.abs(now - at) < span
