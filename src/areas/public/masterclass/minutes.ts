/** Formats a duration: `52 min`, `1 h 05 min`. @param seconds as sent by the server */
export function minutesOf(seconds: number | null | undefined): string {
  if (!seconds || seconds < 0) return ''
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}
