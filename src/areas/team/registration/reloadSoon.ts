/** Reloads the page after a registration, so that every part of it knows the new team; tests replace it. */
export const reloading = { delay: 1000, reload: () => location.reload() }

/** Reloads the page in a second (R-TEAM-10). */
export function reloadSoon(): void {
  setTimeout(() => reloading.reload(), reloading.delay)
}
