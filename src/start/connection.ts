/** Mbit/s; Infinity in browsers that do not tell (all but Chromium). */
export const downlink = () => navigator.connection?.downlink ?? Infinity

/** Whether files hold each other back, and Inter would come too late for a first visit. */
export const isSlow = () => downlink() < 5
