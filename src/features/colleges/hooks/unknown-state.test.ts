import { expect, it } from 'vitest'
import { collegeDeskMessages as texts } from '../admin/messages'
import { unknownState } from './name-state'

const NAMES = ['Bihar', 'Bagmati']

it.each([
  ['Bihar', NAMES, null],
  ['Bihaar', NAMES, texts.misspeltState('Bihar')],
  ['Atlantis', NAMES, texts.unknownState],
  ['Atlantis', [], null],
])('%s, of %s: %s', (written, names, said) => {
  expect(unknownState(written, names)).toBe(said)
})
