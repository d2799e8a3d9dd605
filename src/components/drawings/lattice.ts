import { n, pick, polygon, type Rng, ring, seg, starPoints } from './geometry'

/** Star and cross, hexagons and triangles, overlapping circles. */
export const FAMILIES = ['star', 'hexagon', 'circle'] as const
export type JaaliFamily = (typeof FAMILIES)[number]

/** One repeat of a lattice: its size and the centre lines of its straps. */
function repeat(family: JaaliFamily, size: number, rng: Rng) {
  if (family === 'star') {
    // Star and cross: eight-fold stars whose tips touch; the crosses are what is left between them.
    const s = size
    const R = s / 2
    const inner = R * 0.765
    const heart = pick(rng, ['none', 'octagon', 'star'])
    let d = ''
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      d += polygon(R + dx * s, R + dy * s, starPoints(8, R, inner))
    }
    if (heart === 'octagon')
      d += polygon(
        R,
        R,
        Array.from({ length: 8 }, (_, i): [number, number] => [R * 0.42, Math.PI / 8 + (i * Math.PI) / 4]),
      )
    if (heart === 'star') d += polygon(R, R, starPoints(8, R * 0.5, R * 0.5 * 0.765, Math.PI / 8))
    return { w: s, h: s, d }
  }
  if (family === 'hexagon') {
    // Three families of parallel straps that never meet three at a time: hexagons and triangles.
    const a = size
    const h = a * Math.sqrt(3)
    let d = seg(-a, h / 4, 2 * a, h / 4) + seg(-a, (3 * h) / 4, 2 * a, (3 * h) / 4)
    for (const k of [-1, 0, 1]) d += seg((k - 1) * a, -h, (k + 2) * a, 2 * h) + seg((k + 2) * a, -h, (k - 1) * a, 2 * h)
    const heart = pick(rng, ['none', 'hexagon', 'star'])
    if (heart !== 'none') {
      const points =
        heart === 'hexagon'
          ? Array.from({ length: 6 }, (_, i): [number, number] => [a * 0.24, (i * Math.PI) / 3])
          : starPoints(6, a * 0.3, a * 0.16, Math.PI / 6)
      for (const [x, y] of [
        [a / 2, 0],
        [a / 2, h],
        [0, h / 2],
        [a, h / 2],
      ] as const)
        d += polygon(x, y, points)
    }
    return { w: a, h, d }
  }
  // Overlapping circles: each passes through the points where its neighbours touch.
  const s = size
  const r = s / 2
  const places = [0, s].flatMap((y) => [0, s].map((x) => [x, y] as const)).concat([[r, r]])
  let d = places.map(([x, y]) => ring(x, y, r)).join('')
  if (rng() > 0.5) {
    const square = [0, 1, 2, -1].map((quarter) => [r * 0.26, (quarter * Math.PI) / 2] as const)
    d += places.map(([x, y]) => polygon(x, y, square)).join('')
  }
  return { w: s, h: s, d }
}

/**
 * A lattice as an SVG pattern for `<defs>`; `strap` is the width of its bars. Its lines are written once and drawn
 * twice, with a wide edge below the straps.
 */
export function lattice(id: string, family: JaaliFamily, size: number, strap: number, rng: Rng) {
  const { w, h, d } = repeat(family, size, rng)
  const drawn = (look: string, width: number) =>
    `<use href="#${id}-d" class="${look}" style="stroke-width:${n(width)}"/>`
  return `<path id="${id}-d" d="${d}"/><pattern id="${id}" width="${n(w)}" height="${n(h)}" patternUnits="userSpaceOnUse">${drawn('j-edge', strap + 1.5)}${drawn('j-strap', strap)}</pattern>`
}
