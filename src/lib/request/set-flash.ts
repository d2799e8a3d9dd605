import 'server-only'
import { FLASH_COOKIE, FLASH_SECONDS, type FlashCode } from './flash'
import { keepCookie } from './own-cookie'

/** Leaves a word for the next page; the page's own script reads and removes it, so it is not HttpOnly. */
export async function setFlash(code: FlashCode): Promise<void> {
  await keepCookie(FLASH_COOKIE, code, FLASH_SECONDS, true)
}
