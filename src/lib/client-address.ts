import { headers } from 'next/headers'

/**
 * The visitor's address, for rate limits only.
 * The last entry of X-Forwarded-For is the one the nearest proxy wrote; earlier ones are the visitor's own claims.
 */
export async function clientAddress(): Promise<string> {
  const forwarded = (await headers()).get('x-forwarded-for')
  return forwarded?.split(',').at(-1)?.trim() || 'unknown'
}
