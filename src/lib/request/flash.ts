/** A word left for the next page: the server sets it before it sends somebody on, the page says it once as a toast. */
export const FLASH_COOKIE = 'flash'

/** Long enough for a slow page, short enough not to be said days later. */
export const FLASH_SECONDS = 60

export type FlashCode = 'signed-in' | 'signed-out' | 'verified' | 'email-changed'
