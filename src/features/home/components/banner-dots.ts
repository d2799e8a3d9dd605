/** Dots below the slides, before and after the player loads: bars, thicker for the current slide. */
export const DOTS =
  "ms-auto flex px-1 *:grid *:h-tap *:w-7 *:place-items-center *:before:h-1 *:before:w-[1.1rem] *:before:rounded-[2px] *:before:bg-edge *:before:content-[''] *:aria-current:before:h-1.5 *:aria-current:before:bg-brand *:forced-colors:before:bg-[CanvasText] *:forced-colors:aria-current:before:bg-[Highlight]"
