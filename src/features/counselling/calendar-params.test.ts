import { expect, it } from 'vitest'
import { ALL_INDIA, calendarChoice, leftOutOfCalendar } from './calendar-params'

it('leaves out what is no choice, and names it', () => {
  const asked = { state: 'atlantis', course: 'MBBS?' }
  expect(calendarChoice(asked)).toEqual({ state: null, course: null })
  expect(leftOutOfCalendar(asked)).toEqual(['state', 'course'])
})

it('knows a state and a course by their names, and by the first of several', () => {
  const asked = { state: ['Uttar Pradesh', 'Bihar'], course: 'MD/MS' }
  expect(calendarChoice(asked)).toEqual({ state: 'uttar-pradesh', course: 'md-ms' })
  expect(leftOutOfCalendar(asked)).toEqual([])
})

it('names what holds no Latin letter too', () => {
  expect(leftOutOfCalendar({ state: 'बिहार' })).toEqual(['state'])
})

it.each([{}, { state: '', course: '' }, { state: 'all', course: 'All' }, { state: ALL_INDIA, course: 'mbbs' }])(
  'leaves nothing of %j out',
  (asked) => {
    expect(leftOutOfCalendar(asked)).toEqual([])
  },
)
