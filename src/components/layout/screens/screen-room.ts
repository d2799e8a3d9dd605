/** The room of a screen that holds one statement alone: a missing page, a failure. */
export const SCREEN_ROOM = 'wrap py-[clamp(2rem,1rem+6vw,6rem)]'
