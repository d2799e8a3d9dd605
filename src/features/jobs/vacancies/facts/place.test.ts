import { expect, it } from 'vitest'
import { countryCodeOf, countryOf, placeWithCountry } from './place'

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
])('writes %s as %s without repeating the country', (location, written) =>
  expect(placeWithCountry('en', location)).toBe(written),
)

it.each([
  ['Kathmandu', 'NP'],
  ['Patna', 'IN'],
])('gives %s the country code %s', (location, code) => expect(countryCodeOf(location)).toBe(code))
