import { headers } from 'next/headers'
import { env } from '../env'
import { networkFrom } from '../limits/network'

/** The network of who sent the current request, for limits only. */
export const clientIp = async (): Promise<string> => networkFrom(await headers(), env.TRUSTED_PROXIES)
