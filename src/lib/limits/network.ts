import ipaddr from 'ipaddr.js'

/** Set by our own server from the connection; overwrites whatever a client sends under this name. */
export const SOCKET_IP_HEADER = 'x-socket-address'
/** The owner of one IPv6 address has the other 2^64 of its network: a line or a rented server gets a /64. */
const NETWORK_BYTES = 8

/**
 * The unit that limits count by: an IPv4 address, even when mapped into IPv6 (`::ffff:192.0.2.1`), or the /64 of an
 * IPv6 address. Anything but an IP is returned unchanged.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const parsed = ipaddr.process(ip)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const bytes = parsed.toByteArray().map((byte, index) => (index < NETWORK_BYTES ? byte : 0))
  return `${ipaddr.fromByteArray(bytes)}/64`
}

/**
 * Network of a visitor, for limits only. Without proxies in front it is the connection's own; with N trusted proxies it
 * is the Nth entry of X-Forwarded-For from the right, because everything further left is claimed by the visitor.
 * @returns `unknown` if the headers do not tell
 */
export function networkFrom(requestHeaders: Headers, trustedProxies: number): string {
  const forwarded = requestHeaders.get('x-forwarded-for')?.split(',') ?? []
  const claimed = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined
  return networkOf(claimed || requestHeaders.get(SOCKET_IP_HEADER) || 'unknown')
}
