import { expect, it } from 'vitest'
import { nearestState } from './name-state'

const NAMES = ['Bihar', 'Delhi', 'Uttar Pradesh', 'Bagmati']

it.each([
  ['Bihaar', 'Bihar'],
  ['uttar pardesh', 'Uttar Pradesh'],
  ['Delhii', 'Delhi'],
])('corrects %s to %s', (written, meant) => {
  expect(nearestState(written, NAMES)).toBe(meant)
})

it.each(['Bihar', 'Kerala', 'Teststate', ''])('does not correct %s', (written) => {
  expect(nearestState(written, NAMES)).toBeNull()
})
