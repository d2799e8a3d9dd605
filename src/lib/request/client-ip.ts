import { headers } from 'next/headers'
import { env } from '../env'
import { networkFrom } from '../limits/network'

/** Network of the current request's sender, for limits only. */
export const clientIp = async (): Promise<string> => networkFrom(await headers(), env.TRUSTED_PROXIES)
