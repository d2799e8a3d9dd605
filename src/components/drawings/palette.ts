// A drawing that stands in a file of its own cannot read the page's tokens, so the values that the page has too are
// repeated here; palette.test.ts holds the two together.

/** The colours of the drawings as [light, dark]: an ink drawing by day, a blueprint by night. */
export const DRAWING_COLOURS = {
  sky: ['oklch(0.952 0.014 140)', 'oklch(0.262 0.03 176)'],
  screen: ['oklch(0.918 0.026 165)', 'oklch(0.335 0.042 176)'],
  strap: ['oklch(0.968 0.011 130)', 'oklch(0.275 0.032 176)'],
  edge: ['oklch(0.85 0.032 168)', 'oklch(0.46 0.05 176)'],
  stone: ['oklch(0.988 0.007 100)', 'oklch(0.5 0.05 174)'],
  shade: ['oklch(0.87 0.03 165)', 'oklch(0.42 0.048 175)'],
  hole: ['oklch(0.79 0.045 172)', 'oklch(0.29 0.038 176)'],
  leaf: ['oklch(0.9 0.036 155)', 'oklch(0.43 0.062 162)'],
  line: ['oklch(0.43 0.06 175)', 'oklch(0.88 0.04 165)'],
  fine: ['oklch(0.63 0.045 172)', 'oklch(0.66 0.055 172)'],
} as const

const variables = (mode: 0 | 1) =>
  Object.entries(DRAWING_COLOURS)
    .map(([name, pair]) => `--${name}:${pair[mode]}`)
    .join(';')

const SHAPES =
  '.d-sky{fill:var(--sky)}.d-screen{fill:var(--screen)}.d-shade{fill:var(--shade)}' +
  '.d-stone{fill:var(--stone);stroke:var(--line);stroke-width:.9}.d-hole{fill:var(--hole);stroke:var(--line);stroke-width:.7}' +
  '.d-leaf{fill:var(--leaf);stroke:var(--fine);stroke-width:.8}.d-line{fill:none;stroke:var(--line);stroke-width:.9;stroke-linecap:round}' +
  '.d-fine{fill:none;stroke:var(--fine);stroke-width:.6}.d-figure{fill:var(--line);stroke:var(--line);stroke-width:.5}' +
  '.d-earth{fill:none;stroke:var(--line);stroke-width:1.6}.j-edge{fill:none;stroke:var(--edge)}.j-strap{fill:none;stroke:var(--strap)}'

/** The style sheet inside every drawing file. */
export const PALETTE_STYLE = `:root{${variables(0)}}@media(prefers-color-scheme:dark){:root{${variables(1)}}}${SHAPES}`

const DAYLIGHT: Record<string, string> = {
  sky: '#eaf2e9',
  screen: '#d5eae0',
  strap: '#f2f6ee',
  edge: '#bbd5ca',
  stone: '#fcfbf6',
  shade: '#c3dbcf',
  hole: '#9ec4b7',
  leaf: '#cce6d4',
  line: '#265b4e',
  fine: '#6e9286',
}

/** The same by day alone, each colour in its place and as RGB: the shared picture's renderer reads nothing newer. */
export const DAYLIGHT_STYLE = SHAPES.replace(/var\(--(\w+)\)/g, (_, name: string) => DAYLIGHT[name] ?? 'none')
