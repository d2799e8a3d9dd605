const MEGABYTE = 1024 * 1024

/** The largest picture that is taken, in bytes: what a phone makes of a photograph at its best. */
export const MOST_PICTURE_BYTES = 16 * MEGABYTE
/** The longest side of a picture as it is kept, in pixels; larger ones are made smaller. */
export const LONGEST_SIDE = 2560
