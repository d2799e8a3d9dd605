import { expect, it } from 'vitest'
import { initials } from './about'

it.each([
  ['Asha Verma', 'AV'],
  ['Dr. Ram Narayan Jha', 'RJ'],
  ['Madonna', 'M'],
  ['किरण शाह', 'किशा'],
  ['  Émile   Øster ', 'ÉØ'],
  ['Dr.', 'D'],
  ['', ''],
])('abbreviates %j to %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
