import { paths } from '@/lib/paths/site-paths'
import { slugify } from '@/lib/text/normal-forms/slug'
import type { Ownership } from '@/lib/vocabulary'
import { type CampusKind, campusKind, campusMarkup, gateMarkup, STREETS, type Street, streetMarkup } from './scenes'

// A standalone drawing cannot read the page's tokens, so shared colours are repeated here; palette.test.ts compares the
// two.

/** Colours of the drawings as [light, dark]: an ink drawing by day, a blueprint by night. */
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

/** Stylesheet inside every drawing file. */
const PALETTE_STYLE = `:root{${variables(0)}}@media(prefers-color-scheme:dark){:root{${variables(1)}}}${SHAPES}`

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

/** Light colours only, inlined as RGB: the share picture's renderer supports nothing newer. */
const DAYLIGHT_STYLE = SHAPES.replace(/var\(--(\w+)\)/g, (_, name: string) => DAYLIGHT[name] ?? 'none')

// Drawings are served at /drawings/{scene}-{seed}.svg: lists stay light and browsers cache them.

const CAMPUS_SIZES = { card: [640, 360], plate: [1280, 304] } as const
export type CampusShape = keyof typeof CAMPUS_SIZES

export interface DrawingFile {
  src: string
  width: number
  height: number
}

/**
 * Placeholder of a college without a photograph: 16:9 for cards, a wide plate for its page.
 * @param seed its slug, or its name if it has no page
 */
export function campusDrawing(
  seed: string,
  ownership: Ownership | string | null | undefined,
  shape: CampusShape = 'card',
): DrawingFile {
  const [width, height] = CAMPUS_SIZES[shape]
  return {
    src: paths.drawing(`campus-${campusKind(ownership)}-${shape}-${slugify(seed) || 'college'}.svg`),
    width,
    height,
  }
}

/** Home page elevations, one per slide. */
export const STREET_DRAWINGS: readonly DrawingFile[] = STREETS.map((street) => ({
  src: paths.drawing(`street-${street}.svg`),
  width: 1440,
  height: 400,
}))

/** The arch beside the sign-in form. */
export const GATE_DRAWING: DrawingFile = { src: paths.drawing('gate-login.svg'), width: 640, height: 840 }

const NAME =
  /^(?:campus-(government|central|private|deemed)-(card|plate)-([a-z0-9-]{1,160})|street-(home|wards|campus)|(gate-login))\.svg$/

/** SVG of a file name, or null if unknown. Contains light and dark. */
export function drawingByName(name: string): string | null {
  const match = NAME.exec(name)
  if (!match) return null
  const [, kind, shape, slug, street] = match
  if (kind && shape && slug) {
    const [width, height] = CAMPUS_SIZES[shape as CampusShape]
    return standalone(width, height, campusMarkup(slug, kind as CampusKind, width, height), 'xMidYMax')
  }
  return street
    ? standalone(1440, 400, streetMarkup(street as Street, 1440, 400), 'xMaxYMax')
    : standalone(640, 840, gateMarkup('login', 640, 840), 'xMidYMax')
}

function standalone(width: number, height: number, markup: string, align: string, style = PALETTE_STYLE) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${align} slice"><style>${style}</style>${markup}</svg>`
}

/** The street in light colours, inlined for renderers without variables or media queries. */
export const drawingForSharing = (): string =>
  standalone(1440, 432, streetMarkup('home', 1440, 432), 'xMaxYMax', DAYLIGHT_STYLE)
