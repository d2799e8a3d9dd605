import { expect, it } from 'vitest'
import { collegeDeskMessages as messages } from '../admin/messages'
import { unknownState } from './name-state'

const NAMES = ['Bihar', 'Bagmati']

it.each([
  ['Bihar', NAMES, null],
  ['Bihaar', NAMES, messages.misspeltState('Bihar')],
  ['Atlantis', NAMES, messages.unknownState],
  ['Atlantis', [], null],
])('%s, of %s: %s', (written, names, said) => {
  expect(unknownState(written, names)).toBe(said)
})
