import { paths } from '@/lib/paths/paths'
import type { Ownership } from '@/lib/vocabulary'
import { type CampusKind, campusKind, campusMarkup } from './campus'
import { DAYLIGHT_STYLE, PALETTE_STYLE } from './palette'
import { gateMarkup, STREETS, type Street, streetMarkup } from './scenes'

// A drawing is a file of its own at /drawings/{scene}-{seed}.svg: lists stay light and the browser keeps it.

const CAMPUS_SIZES = { card: [640, 360], plate: [1280, 304] } as const
export type CampusShape = keyof typeof CAMPUS_SIZES

export interface DrawingFile {
  src: string
  width: number
  height: number
}

/** The stand-in for a college without a photograph: 16:9 for cards, a long plate for the head of its page. */
export function campusDrawing(
  slug: string,
  ownership: Ownership | string | null | undefined,
  shape: CampusShape = 'card',
): DrawingFile {
  const [width, height] = CAMPUS_SIZES[shape]
  return { src: paths.drawing(`campus-${campusKind(ownership)}-${shape}-${slug}.svg`), width, height }
}

/** The long elevations of the home page, one for each slide in turn. */
export const STREET_DRAWINGS: readonly DrawingFile[] = STREETS.map((street) => ({
  src: paths.drawing(`street-${street}.svg`),
  width: 1440,
  height: 400,
}))

/** The arch beside the sign-in form. */
export const GATE_DRAWING: DrawingFile = { src: paths.drawing('gate-login.svg'), width: 640, height: 840 }

const NAME =
  /^(?:campus-(government|central|private|deemed)-(card|plate)-([a-z0-9-]{1,160})|street-(home|wards|campus)|(gate-login))\.svg$/

/** The SVG for a file name, or null when there is no such drawing. Light and dark are both inside. */
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

/** The street in its daylight colours, written out for renderers that know neither variables nor media queries. */
export const drawingForSharing = (): string =>
  standalone(1440, 432, streetMarkup('home', 1440, 432), 'xMaxYMax', DAYLIGHT_STYLE)
