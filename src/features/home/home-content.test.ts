import { expect, it } from 'vitest'
import { homeContent } from './home-content'

it('gives a testimonial without a rating no stars', () => {
  const { testimonials } = homeContent({ testimonials: [{ quote: 'A quote', name: 'A name', rating: null }] })
  expect(testimonials).toEqual([{ quote: 'A quote', name: 'A name', role: null, rating: null, isSample: false }])
})
