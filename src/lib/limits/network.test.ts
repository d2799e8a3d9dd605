import { describe, expect, it } from 'vitest'
import { networkFrom, networkOf } from './network'

const request = new Headers({ 'x-forwarded-for': '6.6.6.6, 10.0.0.9, 10.0.0.2', 'x-socket-address': '10.0.0.1' })

describe('limited network', () => {
  it('is the connection’s without trusted proxies', () => {
    expect(networkFrom(request, 0)).toBe('10.0.0.1')
  })
  it('is the outermost trusted proxy’s entry', () => {
    expect(networkFrom(request, 1)).toBe('10.0.0.2')
    expect(networkFrom(request, 2)).toBe('10.0.0.9')
  })
  it('falls back to the connection if the header is too short', () => {
    expect(networkFrom(new Headers({ 'x-socket-address': '10.0.0.1' }), 2)).toBe('10.0.0.1')
  })
  it('falls back to the connection for an empty entry, otherwise unknown', () => {
    expect(networkFrom(new Headers({ 'x-forwarded-for': ' , ', 'x-socket-address': '10.0.0.1' }), 1)).toBe('10.0.0.1')
    expect(networkFrom(new Headers({ 'x-forwarded-for': '10.0.0.2 , 10.0.0.3' }), 2)).toBe('10.0.0.2')
    expect(networkFrom(new Headers(), 0)).toBe('unknown')
  })
  it('is the /64 of an IPv6 address, behind a proxy too', () => {
    const addresses = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002:a:b:c:d%eth0']
    expect(addresses.map(networkOf)).toEqual(addresses.map(() => '2001:db8:1:2::/64'))
    expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
    expect(networkFrom(new Headers({ 'x-forwarded-for': '2001:db8:1:2::7' }), 1)).toBe('2001:db8:1:2::/64')
  })
  it('is the IPv4 address mapped into IPv6', () => {
    expect(['::ffff:192.0.2.9', '::ffff:c000:209', '192.0.2.9'].map(networkOf)).toEqual(Array(3).fill('192.0.2.9'))
  })
})
