import { expect, it } from 'vitest'
import { toastTop } from '@/ui/feedback/toasts/toastPlace'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const phone = { left: 16, right: 344, height: 58 }
const desktop = { left: 465, right: 815, height: 58 }
const half = 400

it.each([
  ['below the header', desktop, [box(0, 0, 1280, 69), box(40, 96, 300, 40)], 81],
  ['below a heading that it would lie on', phone, [box(0, 0, 360, 69), box(16, 92, 200, 40)], 144],
  ['below a dialog’s heading, too', phone, [box(16, 150, 120, 24), box(0, 0, 360, 69), box(16, 92, 200, 40)], 186],
  ['at the top where the header is scrolled away', phone, [box(0, -400, 360, 69), box(16, -300, 200, 40)], 12],
  ['beside headings in the lower half of the page', phone, [box(0, 0, 360, 69), box(16, 380, 200, 40)], 81],
  ['no lower than the middle, however long a heading is', phone, [box(0, 0, 360, 69), box(16, 92, 300, 600)], 81],
])('puts a toast %s', (_where, toast, covered, top) => {
  expect(toastTop(toast, covered, half)).toBe(top)
})
