/**
 * The greeting for a time of day.
 * @param hour 0 to 23, on the reader's own clock
 */
export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening'
}
