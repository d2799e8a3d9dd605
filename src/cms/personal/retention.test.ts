import { expect, it } from 'vitest'
import { daysBefore, monthsBefore } from './retention'

const NOW = new Date('2026-03-01T10:30:00.000Z')

it('counts days of 24 hours and calendar months', () => {
  expect(daysBefore(NOW, 7).toISOString()).toBe('2026-02-22T10:30:00.000Z')
  expect(monthsBefore(NOW, 24).toISOString()).toBe('2024-03-01T10:30:00.000Z')
  expect(monthsBefore(NOW, 3).toISOString()).toBe('2025-12-01T10:30:00.000Z')
  expect(NOW.toISOString()).toBe('2026-03-01T10:30:00.000Z')
})

it.each([
  ['2028-02-29T21:30:00.000Z', 24, '2026-02-28T21:30:00.000Z'],
  ['2026-12-31T10:30:00.000Z', 3, '2026-09-30T10:30:00.000Z'],
  ['2026-03-31T10:30:00.000Z', 1, '2026-02-28T10:30:00.000Z'],
])('clamps to the last day of the month: from %s %i months', (now, months, before) =>
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before),
)
