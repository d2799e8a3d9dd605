import { describe, expect, it } from 'vitest'
import { normalPhone } from './phone'

describe('normalPhone', () => {
  it.each([
    ['9876543210', '+91 98765 43210'],
    ['098765 43210', '+91 98765 43210'],
    ['+91-98765-43210', '+91 98765 43210'],
    ['+977 984-1234567', '+977 984 1234567'],
  ])('parses %s', (typed, normal) => {
    expect(normalPhone(typed)).toBe(normal)
  })

  it.each(['12345', 'call me', '+91 1', '', 'call 9876543210', '9876543210 or 9123456780'])('rejects %j', (typed) => {
    expect(normalPhone(typed)).toBeNull()
  })
})
