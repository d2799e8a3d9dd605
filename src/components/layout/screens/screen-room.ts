/** Spacing of single-statement screens: a missing page, a failure. */
export const SCREEN_ROOM = 'wrap py-[clamp(2rem,1rem+6vw,6rem)]'
