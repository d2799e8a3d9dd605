import { headers } from 'next/headers'
import { env } from './env'

/** Written by our own server from the connection itself; whatever a visitor sends under this name is overwritten. */
export const SOCKET_ADDRESS_HEADER = 'x-socket-address'

/**
 * The visitor's address, for rate limits only.
 * Without proxies in front it is the connection's own; with N trusted proxies it is the Nth entry of X-Forwarded-For
 * from the right, because everything further left is the visitor's own claim.
 */
export function addressFrom(requestHeaders: Headers, trustedProxies: number): string {
  const forwarded = requestHeaders.get('x-forwarded-for')?.split(',') ?? []
  const claimed = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined
  return claimed || requestHeaders.get(SOCKET_ADDRESS_HEADER) || 'unknown'
}

/** The address of who sent the current request. */
export async function clientAddress(): Promise<string> {
  return addressFrom(await headers(), env.TRUSTED_PROXIES)
}
