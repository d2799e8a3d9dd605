import { cookies } from 'next/headers'
import 'server-only'
import { env } from '../env'
import { FLASH_COOKIE, FLASH_SECONDS, type FlashCode } from './flash'

/**
 * Sets a cookie that cross-site forms do not send and scripts cannot read.
 * @param maxAge seconds
 * @param isForScripts lets the pages' own script read it
 */
export async function keepCookie(name: string, value: string, maxAge: number, isForScripts = false): Promise<void> {
  const jar = await cookies()
  const secure = env.SITE_URL.startsWith('https:')
  jar.set(name, value, { httpOnly: !isForScripts, sameSite: 'lax', secure, path: '/', maxAge })
}

/** Sets a message for the next page; not HttpOnly, because the page's script reads and removes it. */
export async function setFlash(code: FlashCode): Promise<void> {
  await keepCookie(FLASH_COOKIE, code, FLASH_SECONDS, true)
}
