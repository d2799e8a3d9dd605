/**
 * Inline facts separated by dots, for the inner list of the element with this class. Each dot belongs to the next fact,
 * and is clipped at the start of a line, so that none dangles.
 */
export const DOTTED =
  "[&_ul]:-ms-[1.1em] [&_ul]:flex [&_ul]:flex-wrap [&_ul]:[clip-path:inset(0_0_0_1.1em)] [&_li]:ps-[1.1em] [&_li]:before:-ms-[1.1em] [&_li]:before:inline-block [&_li]:before:w-[1.1em] [&_li]:before:text-center [&_li]:before:content-['·']"
