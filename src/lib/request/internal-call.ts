import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '../env'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request carries the secret that tasks, scripts and schedulers share with the site. */
export function isInternalCall(request: Request): boolean {
  const given = request.headers.get('authorization')
  if (!env.CRON_SECRET || !given) return false
  return timingSafeEqual(digest(given), digest(`Bearer ${env.CRON_SECRET}`))
}
