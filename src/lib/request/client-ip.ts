import { headers } from 'next/headers'
import { env } from '../env'
import { networkFrom } from '../limits/network'

/** The network of who sent the current request, for limits only. */
export async function clientIp(): Promise<string> {
  return networkFrom(await headers(), env.TRUSTED_PROXIES)
}
