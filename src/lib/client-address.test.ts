import { describe, expect, it } from 'vitest'
import { addressFrom } from './client-address'

const request = new Headers({ 'x-forwarded-for': '6.6.6.6, 10.0.0.9, 10.0.0.2', 'x-socket-address': '10.0.0.1' })

describe('the address a limit counts for', () => {
  it('is the connection when no proxy is trusted, whatever X-Forwarded-For claims', () => {
    expect(addressFrom(request, 0)).toBe('10.0.0.1')
  })
  it('is what the outermost trusted proxy wrote', () => {
    expect(addressFrom(request, 1)).toBe('10.0.0.2')
    expect(addressFrom(request, 2)).toBe('10.0.0.9')
  })
  it('falls back to the connection when the header is shorter than the chain', () => {
    expect(addressFrom(new Headers({ 'x-socket-address': '10.0.0.1' }), 2)).toBe('10.0.0.1')
  })
})
