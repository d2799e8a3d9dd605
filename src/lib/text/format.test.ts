import { describe, expect, it } from 'vitest'
import { placeText } from './format'

describe('placeText', () => {
  it('leaves out what is unknown and says a city that is its own state once', () => {
    expect(placeText('Patna', 'Bihar', 'India')).toBe('Patna, Bihar, India')
    expect(placeText('Chandigarh', 'Chandigarh', 'India')).toBe('Chandigarh, India')
    expect(placeText(null, 'Goa')).toBe('Goa')
  })
})
