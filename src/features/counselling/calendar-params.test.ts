import { expect, it } from 'vitest'
import { ALL_INDIA, calendarChoice, leftOutOfCalendar } from './calendar-params'

it('leaves out what is no choice, and names it', () => {
  const asked = { state: 'atlantis', course: 'MBBS?' }
  expect(calendarChoice(asked)).toEqual({ state: null, course: null })
  expect(leftOutOfCalendar(asked)).toEqual(['state', 'course'])
})

it.each([{}, { state: '', course: '' }, { state: ALL_INDIA, course: 'mbbs' }])('leaves nothing of %j out', (asked) => {
  expect(leftOutOfCalendar(asked)).toEqual([])
})
