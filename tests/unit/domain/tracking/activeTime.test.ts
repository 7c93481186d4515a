import { fc } from '@tests/properties'
import { describe, expect, it } from 'vitest'
import { countTo, resumeTime, secondsOf, sign, startTime } from '@/domain/tracking/activeTime'

const after = (signs: number[], end: number) => countTo(signs.reduce(sign, startTime(0)), end)

describe('active and idle time (R-TRK-01, R-TRK-03)', () => {
  it('counts a page that is only opened as active for one second', () => {
    expect(after([], 5_000)).toMatchObject({ active: 1_000, idle: 4_000 })
    expect(after([], 400)).toMatchObject({ active: 400, idle: 0 })
  })
  it('counts steady movement as active throughout', () => {
    const steady = Array.from({ length: 600 }, (_, index) => index * 16)
    expect(after(steady, 9_600)).toMatchObject({ active: 9_600, idle: 0 })
  })
  it('counts a pause as idle after its first second', () => {
    expect(after([500, 10_000], 10_200)).toMatchObject({ active: 1_700, idle: 8_500 })
  })
  it('loses no activity within the throttle interval', () => {
    expect(after([999], 3_000)).toMatchObject({ active: 1_999, idle: 1_001 })
  })
  it('does not count while the page is hidden', () => {
    const hidden = countTo(startTime(0), 800)
    expect(countTo(resumeTime(hidden, 60_000), 60_500)).toMatchObject({ active: 1_300, idle: 0 })
  })
  it('never runs backwards and never loses or adds time', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000)), (signs) => {
        const end = Math.max(0, ...signs)
        const time = after(signs, end)
        expect(time.active + time.idle).toBe(end)
        expect(time.active).toBeGreaterThanOrEqual(0)
        expect(time.idle).toBeGreaterThanOrEqual(0)
      }),
    )
  })
  it('reports seconds', () => {
    expect(secondsOf({ active: 12_349, idle: 51, countedTo: 0, lastSign: 0 })).toEqual({
      activeSeconds: 12.3,
      idleSeconds: 0.1,
    })
  })
})
