import { expect, it } from 'vitest'
import { fill } from './fill'

it('fills known placeholders and leaves others', () => {
  expect(fill('{place} of {count}', { place: 2, count: 5 })).toBe('2 of 5')
  expect(fill('Slide {place}, {name}', { place: 1 })).toBe('Slide 1, {name}')
})
