import { expect, it } from 'vitest'
import { experienceIn, hoursIn } from './spoken-texts'

it.each([
  ['Mon-Fri', '9:00-18:00', 'सोम-शुक्र', '9:00-18:00'],
  ['Saturday', '9:00-14:00', 'शनि', '9:00-14:00'],
  ['Sun', 'Closed', 'रवि', 'बंद'],
  ['Holidays', 'Closed', 'Holidays', 'Closed'],
  ['Month', '9:00', 'Month', '9:00'],
])('translates %s %s if every word is known', (days, hours, daysInHindi, hoursInHindi) => {
  expect(hoursIn('hi', { days, hours })).toEqual({ days: daysInHindi, hours: hoursInHindi })
  expect(hoursIn('en', { days, hours })).toEqual({ days, hours })
})

it.each([
  ['5+ years', '5+ साल'],
  ['1-3 years', '1-3 साल'],
  ['1 year', '1 साल'],
  ['Two years after MD', 'Two years after MD'],
  ['5+ years of teaching', '5+ years of teaching'],
])('translates the experience "%s"', (text, hindi) => {
  expect(experienceIn('hi', text)).toBe(hindi)
  expect(experienceIn('en', text)).toBe(text)
})
