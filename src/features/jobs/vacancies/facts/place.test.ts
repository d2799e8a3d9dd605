import { expect, it } from 'vitest'
import { countryOf, placeWithCountry } from './place'

it.each([
  ['Kathmandu', 'Nepal'],
  ['B.P. Koirala Institute, DHARAN', 'Nepal'],
  ['Patna, Bihar', 'India'],
  // A name of Nepal inside a longer one of India.
  ['Dangal', 'India'],
  ['Upper Morangi', 'India'],
  ['', 'India'],
  [null, 'India'],
])('%s is in %s', (location, country) => expect(countryOf(location)).toBe(country))

it.each([
  ['Chandigarh', 'Chandigarh, India'],
  ['Pokhara', 'Pokhara, Nepal'],
  ['Butwal, nepal', 'Butwal, nepal'],
  ['Indianapur', 'Indianapur, India'],
])('%s is written %s: the country is said once', (location, written) =>
  expect(placeWithCountry('en', location)).toBe(written),
)
