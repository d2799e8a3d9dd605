import ipaddr from 'ipaddr.js'

/** Written by our own server from the connection itself; whatever a visitor sends under this name is overwritten. */
export const SOCKET_ADDRESS_HEADER = 'x-socket-address'
/** Who has one address of IPv6 has the other 2^64 of the same network: a line or a rented server is given a /64. */
const NETWORK_BYTES = 8

/**
 * What limits count for: an IPv4 address itself, also where IPv6 carries it (`::ffff:192.0.2.1`), and the /64 of an
 * IPv6 address. What is no address stays as it is.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const parsed = ipaddr.process(ip)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const bytes = parsed.toByteArray().map((byte, index) => (index < NETWORK_BYTES ? byte : 0))
  return `${ipaddr.fromByteArray(bytes)}/64`
}

/**
 * The network of a visitor, for limits only.
 * Without proxies in front it is the connection's own; with N trusted proxies it is the Nth entry of X-Forwarded-For
 * from the right, because everything further left is the visitor's own claim.
 * @returns `unknown` where the headers say nothing
 */
export function networkFrom(requestHeaders: Headers, trustedProxies: number): string {
  const forwarded = requestHeaders.get('x-forwarded-for')?.split(',') ?? []
  const claimed = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined
  return networkOf(claimed || requestHeaders.get(SOCKET_ADDRESS_HEADER) || 'unknown')
}
