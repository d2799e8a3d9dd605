import { expect, it } from 'vitest'
import { postedText } from './manage-jobs-queries'

const NOW = Date.parse('2026-11-26T06:30:00.000Z')

it.each([
  ['2026-11-26T06:29:30.000Z', 'Just now'],
  ['2026-11-26T06:20:00.000Z', '26 Nov 2026'],
  ['2026-11-27T06:30:00.000Z', '27 Nov 2026'],
])('shows a vacancy posted at %s as: %s', (postedAt, said) => expect(postedText(postedAt, NOW)).toBe(said))
