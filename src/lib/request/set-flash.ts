import { cookies } from 'next/headers'
import 'server-only'
import { env } from '../env'
import { FLASH_COOKIE, FLASH_SECONDS, type FlashCode } from './flash'

/** Leaves a word for the next page; the page's own script reads and removes it, so it is not HttpOnly. */
export async function setFlash(code: FlashCode): Promise<void> {
  const jar = await cookies()
  jar.set(FLASH_COOKIE, code, {
    path: '/',
    maxAge: FLASH_SECONDS,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
  })
}
