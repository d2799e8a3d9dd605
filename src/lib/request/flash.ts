/** A message for the next page: set by the server before a redirect, shown once as a toast. */
export const FLASH_COOKIE = 'flash'

/** Long enough for a slow page, short enough not to appear days later. */
export const FLASH_SECONDS = 60

export type FlashCode = 'signed-in' | 'signed-out' | 'verified' | 'email-changed'
