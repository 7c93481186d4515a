/**
 * Whether two moments are less than `span` apart, in ms. In either direction: a device's clock may have been set back
 * between them, and what waited for an age would wait for days.
 */
export const isWithin = (span: number, at: number, now: number): boolean => Math.abs(now - at) < span
