import { expect, it } from 'vitest'
import { findPlace, tensOfKilometres } from './distance-queries'

const PATNA = { name: 'Patna', hindi: 'पटना', state: 'Bihar', latitude: 25.61, longitude: 85.14 }
const known = {
  towns: [
    PATNA,
    { name: 'Aurangabad', hindi: 'औरंगाबाद', state: 'Bihar', latitude: 24.75, longitude: 84.37 },
    { name: 'Aurangabad', hindi: 'औरंगाबाद', state: 'Maharashtra', latitude: 19.88, longitude: 75.34 },
  ],
  pins: [
    { pin: '800004', latitude: 25.62, longitude: 85.16 },
    { pin: '800014', latitude: 25.6, longitude: 85.08 },
    { pin: '560002', latitude: 12.96, longitude: 77.57 },
  ],
}

it.each([
  ['Patna', null, PATNA],
  [' patna ', 'Kerala', PATNA],
  ['पटना', null, PATNA],
  ['aurangabad', 'Bihar', known.towns[1]],
  ['Aurangabad, Maharashtra', 'Bihar', known.towns[2]],
])('finds %s for home state %s', (typed, home, point) => {
  expect(findPlace(typed, known, home)).toMatchObject({ kind: 'found', name: point?.name, point })
})

it('reports an ambiguous town name', () => {
  expect(findPlace('Aurangabad', known, 'Kerala')).toEqual({ kind: 'several', states: ['Bihar', 'Maharashtra'] })
})

it.each(['', 'Atlantis', 'Patna, Kerala', '999999', '80000'])('does not find "%s"', (typed) => {
  expect(findPlace(typed, known, 'Bihar')).toEqual({ kind: 'unknown' })
})

it('resolves a PIN code to its point, otherwise to the centre of its district', () => {
  expect(findPlace('८००००४', known, null)).toMatchObject({ name: '800004', point: { latitude: 25.62 } })
  expect(findPlace('800 020', known, null)).toMatchObject({
    name: '800020',
    point: { latitude: 25.61, longitude: 85.12 },
  })
})

// 1,614 km and 2.3 km by a separate calculation.
it('rounds the great-circle distance to ten kilometres', () => {
  const bangalore = { latitude: 12.96, longitude: 77.57 }
  expect(tensOfKilometres(PATNA, bangalore)).toBe(1610)
  expect(tensOfKilometres(bangalore, PATNA)).toBe(1610)
  expect(tensOfKilometres(PATNA, { latitude: 25.62, longitude: 85.16 })).toBe(0)
  expect(tensOfKilometres({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBe(110)
})
