import { expect, it } from 'vitest'
import { fill } from './fill'

it('puts values into their places and leaves other places as they are', () => {
  expect(fill('{place} of {count}', { place: 2, count: 5 })).toBe('2 of 5')
  expect(fill('Slide {place}, {name}', { place: 1 })).toBe('Slide 1, {name}')
})
