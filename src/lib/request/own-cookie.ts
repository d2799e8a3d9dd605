import { cookies } from 'next/headers'
import 'server-only'
import { env } from '../env'
import { FLASH_COOKIE, FLASH_SECONDS, type FlashCode } from './flash'

/**
 * Has the browser keep a word of ours. Other sites' forms do not send it along, and no script reads it.
 * @param maxAge seconds
 * @param isForScripts whether the pages' own script reads it
 */
export async function keepCookie(name: string, value: string, maxAge: number, isForScripts = false): Promise<void> {
  const jar = await cookies()
  const secure = env.SITE_URL.startsWith('https:')
  jar.set(name, value, { httpOnly: !isForScripts, sameSite: 'lax', secure, path: '/', maxAge })
}

/** Leaves a word for the next page; the page's own script reads and removes it, so it is not HttpOnly. */
export async function setFlash(code: FlashCode): Promise<void> {
  await keepCookie(FLASH_COOKIE, code, FLASH_SECONDS, true)
}
