import { expect, it } from 'vitest'
import { walkInText } from './walk-in'

const walkIn = { at: '2026-12-02T03:30:00.000Z', until: null, isOver: false }
const until = '2026-12-02T07:30:00.000Z'

it.each([
  ['its day and hour in India', walkIn, null, 'Wednesday, 2 December at 9:00 am'],
  ['the place to come to', walkIn, 'Room 4', 'Wednesday, 2 December at 9:00 am, Room 4'],
  ['when it ends', { ...walkIn, until }, 'Room 4', 'Wednesday, 2 December at 9:00 am until 1:00 pm, Room 4'],
] as const)('a walk-in interview is shown with %s', (_, moment, place, text) =>
  expect(walkInText('en', moment, place)).toBe(text),
)
