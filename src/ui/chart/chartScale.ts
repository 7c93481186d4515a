export type Series = { name: string; values: readonly number[] }

/** Round ticks for an axis from 0 (or below, for negative values) to at least the largest value; whole for counts. */
export function axisTicks(values: readonly number[]): number[] {
  const most = Math.max(0, ...values)
  const least = Math.min(0, ...values)
  if (most === least) return [0, 1]
  const isCount = values.every(Number.isInteger)
  const rough = Math.max((most - least) / 4, isCount ? 1 : 0)
  const power = 10 ** Math.floor(Math.log10(rough))
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power)
  const step = steps.find((one) => one >= rough && (!isCount || Number.isInteger(one))) ?? 10 * power
  const first = Math.floor(least / step)
  const last = Math.max(Math.ceil(most / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** Room for a label on its axis, px: a date fits, a long name is cut. */
export const labelRoom = (labels: readonly string[]): number =>
  Math.min(80, Math.max(64, ...labels.map(({ length }) => length * 7 + 8)))

/** Interval between the labels shown, so that they don't overlap. */
export const labelStep = (count: number, width: number, room = 64): number =>
  Math.max(1, Math.ceil((count * room) / Math.max(width, 1)))

/** About how wide a sign of a label is, px. */
const signWidth = (sign: string): number => (/[WM@%\u2e80-\uffef]/.test(sign) ? 12 : /\p{Lu}/u.test(sign) ? 8.5 : 6.5)

/** A label cut to the room on its axis, px; what doesn't fit is in the point's name and in the table. */
export function fitLabel(label: string, room: number): string {
  const signs = [...label]
  const widthTo = (end: number) => signs.slice(0, end).reduce((sum, sign) => sum + signWidth(sign), 0)
  if (signs.length <= 3 || (signs.length * 6.5 <= room && widthTo(signs.length) <= room)) return label
  const most = Math.min(signs.length - 1, Math.max(2, Math.floor(room / 6.5) - 1))
  let end = most
  while (end > 2 && widthTo(end) + signWidth('…') > room) end -= 1
  return `${signs.slice(0, end).join('').trimEnd()}…`
}

/** SVG path of a ring segment between two shares of the total (0 to 1), centred at 0 0. */
export function arcPath(from: number, to: number, radius: number): string {
  const at = (share: number) => {
    const angle = 2 * Math.PI * share - Math.PI / 2
    return `${(radius * Math.cos(angle)).toPrecision(6)} ${(radius * Math.sin(angle)).toPrecision(6)}`
  }
  // A full circle has no start point, so it is drawn almost closed. Other segments keep a small gap between each other.
  const gap = to - from < 1 ? Math.min(0.004, (to - from) / 4) : 0
  const start = from + gap
  const end = gap > 0 ? to - gap : from + 0.9999
  return `M${at(start)}A${radius} ${radius} 0 ${end - start > 0.5 ? 1 : 0} 1 ${at(end)}`
}
