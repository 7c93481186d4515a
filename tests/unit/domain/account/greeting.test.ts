import { expect, test } from 'vitest'
import { greetingAt } from '@/domain/account/greeting'

test.each([
  [0, 'Good evening'],
  [4, 'Good evening'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('at %i it is %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})
