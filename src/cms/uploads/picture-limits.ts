const MEGABYTE = 1024 * 1024

/** Maximum image size in bytes: a phone's best photograph. */
export const MAX_PICTURE_BYTES = 16 * MEGABYTE
/** Longest side of a stored image in pixels; larger ones are scaled down. */
export const MAX_SIDE = 2560
