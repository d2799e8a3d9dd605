/**
 * Short facts in a row with a dot between two of them, for the lists inside of what bears it. A dot belongs to the fact
 * after it, and the strip in which the first fact of a line has its own is cut away, so that none dangles.
 */
export const DOTTED =
  "[&_ul]:-ms-[1.1em] [&_ul]:flex [&_ul]:flex-wrap [&_ul]:[clip-path:inset(0_0_0_1.1em)] [&_li]:ps-[1.1em] [&_li]:before:-ms-[1.1em] [&_li]:before:inline-block [&_li]:before:w-[1.1em] [&_li]:before:text-center [&_li]:before:content-['·']"
