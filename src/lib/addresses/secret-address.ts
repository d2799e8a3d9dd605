import type { Metadata } from 'next'

/**
 * Metadata of a page whose address carries a one-time secret. The address is told to no other site. It must not be
 * `no-referrer`: a browser then posts the page's form with `Origin: null`, which Next refuses as a foreign one, so
 * that nobody without script could use the link.
 */
export const secretAddress: Metadata = { robots: { index: false }, referrer: 'same-origin' }
