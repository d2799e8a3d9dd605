import { expect, it } from 'vitest'
import { minYears } from './experience'

it.each([
  ['5+ years', 5],
  ['0-1 years', 0],
  ['3 to 5 yrs after MD', 3],
  ['MD with at least 3 years', 3],
  ['18 months', 1],
  ['11 months', 0],
  ['1 month', 0],
  ['1 year', 1],
  ['1 yr', 1],
  ['2yrs', 2],
  ['2.25 years', 2],
  ['3 - 12 years', 3],
  ['3-12years', 3],
  ['3 + years', 3],
  ['3-5+ years', 3],
  [' 12 ', 12],
  ['3 +', 3],
  ['३ वर्ष', 3],
  ['3+', 3],
  ['Fresher', 0],
  ['Freshers, or up to 2 years', 0],
  ['2 publications', null],
  ['MCI norms of 2022', null],
  [null, null],
])('parses %s', (text, years) => expect(minYears(text)).toBe(years))
