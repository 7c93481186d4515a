import { describe, expect, it } from 'vitest'
import { attendanceOf, doorStep, mostTries, readQueue, updated, withChange, without } from '@/domain/events/attendance'

const rsvp = (attended: boolean, status: 'GOING' | 'CANCELLED' = 'GOING') => ({
  rsvpId: 'r',
  eventId: 'e',
  userId: 'u',
  status,
  attended,
})
const { attended: _unsaid, ...unsaid } = rsvp(false)
const wish = (here: boolean, tries = 0) => ({ userId: 'u', here, at: 1, tries })

describe('attendance', () => {
  it.each([
    [wish(true), rsvp(false), 'toggle'],
    [wish(true), rsvp(true), 'done'],
    [wish(false), rsvp(true), 'toggle'],
    [wish(false), rsvp(false, 'CANCELLED'), 'done'],
    [wish(true), rsvp(false, 'CANCELLED'), 'give-up'],
    [wish(true), undefined, 'give-up'],
    [wish(true, mostTries), rsvp(false), 'give-up'],
    [wish(true, mostTries), rsvp(true), 'done'],
    [wish(true), unsaid, 'toggle'],
    [wish(false), unsaid, 'done'],
    [wish(true, 1), unsaid, 'give-up'],
    [wish(false, 1), unsaid, 'give-up'],
    [{ ...wish(false), accepted: true }, unsaid, 'toggle'],
    [{ ...wish(false, 1), accepted: true }, rsvp(false), 'done'],
  ] as const)('%o on %o: %s', (change, now, act) => expect(doorStep(change, now).act).toBe(act))

  it('sends a check-out that is tried again after a lost answer', () => {
    const lost = [{ ...wish(false, 1), problem: 'We don’t know if this was saved.' }]
    const [again] = withChange(lost, { userId: 'u', here: false, at: 2, again: true })
    expect(again && doorStep(again, unsaid).act).toBe('toggle')
  })

  it('keeps only the newest change of a person', () => {
    const first = withChange([], { userId: 'u', here: true, at: 1 })
    const second = withChange(first, { userId: 'u', here: false, at: 2 })
    expect(second).toEqual([{ userId: 'u', here: false, at: 2, tries: 0 }])
    expect(without(second, 'u', wish(true))).toEqual(second)
    expect(updated(second, wish(true), { tries: 4 })).toEqual(second)
    expect(without(second, 'u')).toEqual([])
  })

  it('shows a pending change as made, and the server’s state after a refusal', () => {
    expect(attendanceOf(rsvp(false), undefined)).toEqual({ here: false, mark: 'saved' })
    expect(attendanceOf(rsvp(false), wish(true))).toEqual({ here: true, mark: 'waiting' })
    expect(attendanceOf(rsvp(false), { ...wish(true), problem: 'No' })).toEqual({
      here: false,
      mark: 'failed',
      problem: 'No',
    })
  })

  it('reads what was stored, and nothing else', () => {
    expect(readQueue([wish(true), null, 'x', { userId: 1 }])).toEqual([wish(true)])
    expect(readQueue({ queue: [] })).toEqual([])
  })
})
