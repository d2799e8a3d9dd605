// Pure functions from a seed to SVG marks: same seed, same drawing. No colours here; shapes have classes (d-sky,
// d-stone, d-shade, d-hole, d-line, d-fine, d-leaf) coloured by tokens.

export type Rng = () => number
export type ArchKind = 'round' | 'pointed' | 'cusped' | 'flat'

/** Deterministic random generator from a string: FNV-1a into mulberry32. Returns numbers in [0, 1). */
export function generator(seed: string): Rng {
  let h = 0x811c9dc5
  for (const ch of seed) h = Math.imul(h ^ (ch.codePointAt(0) ?? 0), 0x01000193)
  let a = h >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const tenths = (v: number) => Math.round(v * 10) / 10
/** Rounds a coordinate to one decimal. */
export const n = (v: number) => String(tenths(v))
export const pick = <T>(rng: Rng, list: readonly T[]) => list[Math.floor(rng() * list.length)] as T
export const between = (rng: Rng, low: number, high: number) => low + rng() * (high - low)
export const whole = (rng: Rng, low: number, high: number) => Math.floor(between(rng, low, high + 1))
/** A seed as part of an id. */
export const idOf = (seed: string) => seed.toLowerCase().replace(/[^a-z0-9]+/g, '-')

export const rect = (x: number, y: number, w: number, h: number, cls: string) =>
  `<rect class="${cls}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"/>`
export const path = (d: string, cls: string) => `<path class="${cls}" d="${d}"/>`
/** A line from one point to another, relative: equal lines in other places are equal text, which compresses. */
export const seg = (x1: number, y1: number, x2: number, y2: number) =>
  `M${n(x1)} ${n(y1)}${x1 === x2 ? `v${n(y2 - y1)}` : `l${n(x2 - x1)} ${n(y2 - y1)}`}`
/** Equal marks in a row, each of which moves on to where the next begins: equal text, which compresses. */
const row = (x: number, y: number, count: number, mark: string) => `M${n(x)} ${n(y)}${mark.repeat(Math.max(0, count))}`
/** An upright line, and the move to the next, `step` further on. */
const upright = (height: number, step: string) => `v${n(-height)}m${step} ${n(height)}`
export const ring = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`

/** A closed polygon around a centre, corners as [radius, angle]. Relative, see `seg`. */
export function polygon(x: number, y: number, points: readonly (readonly [number, number])[]) {
  const corners = points.map(([r, a]) => [tenths(r * Math.cos(a)), tenths(r * Math.sin(a))] as const)
  const [first, ...rest] = corners
  if (!first) return ''
  // Between rounded corners, so that rounding does not add up.
  const lines = rest.map(([cx, cy], i) => `${n(cx - (corners[i]?.[0] ?? 0))} ${n(cy - (corners[i]?.[1] ?? 0))}`)
  return `M${n(x + first[0])} ${n(y + first[1])}l${lines.join(' ')}Z`
}
export const starPoints = (tips: number, outer: number, inner: number, turn = 0) =>
  Array.from({ length: tips * 2 }, (_, i): [number, number] => [i % 2 ? inner : outer, turn + (i * Math.PI) / tips])

/** An opening with an arched head: base at y, spring line near the top. Relative, see `seg`. */
export const arch = (x: number, y: number, w: number, h: number, kind: ArchKind) =>
  `M${n(x)} ${n(y)}${archFrom(w, h, kind)}`

function archFrom(w: number, h: number, kind: ArchKind) {
  const r = w / 2
  if (kind === 'flat') return `v${n(-h)}h${n(w)}v${n(h)}Z`
  if (kind === 'round') return `v${n(r - h)}a${n(r)} ${n(r)} 0 0 1 ${n(w)} 0v${n(h - r)}Z`
  const rise = r * 1.15
  const side = h - rise
  if (kind === 'pointed') {
    const left = `c0 ${n(-rise * 0.62)} ${n(r * 0.55)} ${n(-rise * 0.8)} ${n(r)} ${n(-rise)}`
    return `v${n(-side)}${left}c${n(r * 0.45)} ${n(rise * 0.2)} ${n(r)} ${n(rise * 0.38)} ${n(r)} ${n(rise)}v${n(side)}Z`
  }
  const lobes = 7
  let d = `v${n(-side)}`
  let px = -r
  let py = 0
  for (let i = 1; i <= lobes; i++) {
    const t = Math.PI - (i * Math.PI) / lobes
    const qx = r * Math.cos(t)
    const qy = -rise * Math.sin(t)
    const radius = n(Math.hypot(qx - px, qy - py) * 0.56)
    d += `a${radius} ${radius} 0 0 1 ${n(qx - px)} ${n(qy - py)}`
    px = qx
    py = qy
  }
  return `${d}v${n(side)}Z`
}

/** Openings in a row, with the shade an architect lays on the left and under the head. */
export function arcade(x: number, y: number, width: number, h: number, count: number, share: number, kind: ArchKind) {
  const bay = width / count
  const w = bay * share
  const left = x + (bay - w) / 2
  // Two decimals: many bays would add up what one decimal rounds away.
  const step = bay.toFixed(2)
  const holes = row(left, y, count, `${archFrom(w, h, kind)}m${step} 0`)
  const sills = row(left + w * 0.3, y, count, upright(h - w * 0.5, step))
  return path(holes, 'd-hole') + (w > 11 ? path(sills, 'd-fine') : '')
}

// Parts of an elevation; all stand on a ground line g or hang from a top line y.

/** A projecting edge under a roof, with its shadow. */
export const cornice = (x: number, y: number, w: number, out = 4, h = 4) =>
  rect(x - out, y - h, w + 2 * out, h, 'd-stone') + rect(x, y, w, 3, 'd-shade')

/** A bulbous dome with its finial. Relative, see `seg`. */
export function dome(cx: number, y: number, r: number, ribs = true) {
  const h = r * 1.25
  const out = r * 0.16
  const up = `c${n(-out)} ${n(-h * 0.34)} ${n(r * 0.28)} ${n(-h * 0.74)} ${n(r)} ${n(-h)}`
  const down = `c${n(r * 0.72)} ${n(h * 0.26)} ${n(r + out)} ${n(h * 0.66)} ${n(r)} ${n(h)}`
  const inner = `c${n(r * 0.1)} ${n(-h * 0.3)} ${n(-r * 0.08)} ${n(-h * 0.7)} ${n(-r * 0.5)} ${n(-h)}`
  let s = path(`M${n(cx - r)} ${n(y)}${up}${down}Z`, 'd-stone')
  s += path(`M${n(cx)} ${n(y - h)}${down}h${n(-r * 0.5)}${inner}Z`, 'd-shade')
  if (ribs) {
    let d = ''
    for (const k of [-0.5, 0])
      d += `M${n(cx + k * r)} ${n(y)}c${n(k * r * 0.2)} ${n(-h * 0.34)} ${n(-k * r * 0.2)} ${n(-h * 0.72)} ${n(-k * r)} ${n(-h)}`
    s += path(d, 'd-fine')
  }
  return (
    s + path(`${seg(cx, y - h, cx, y - h - r * 0.42)}${ring(cx, y - h - r * 0.2, Math.max(1, r * 0.07))}`, 'd-line')
  )
}

/** A small roof pavilion on four slender columns. */
export function chhatri(cx: number, y: number, w: number) {
  const h = w * 0.72
  let s = rect(cx - w / 2, y - h, w, h, 'd-hole')
  s += rect(cx - w / 2 - 1.5, y - h - 2.5, w + 3, 2.5, 'd-stone') + rect(cx - w / 2 - 1, y - 2, w + 2, 2, 'd-stone')
  for (const k of [-0.5, -0.17, 0.17, 0.5]) s += rect(cx + k * w - 0.9, y - h, 1.8, h, 'd-stone')
  return s + dome(cx, y - h - 2.5, w * 0.44, false)
}

/** Broad steps before an entrance. */
export function steps(cx: number, g: number, w: number, count = 3) {
  let s = ''
  for (let i = 0; i < count; i++)
    s += rect(cx - w / 2 - (count - i) * 5, g - (i + 1) * 3, w + (count - i) * 10, 3, 'd-stone')
  return s
}

/** The low wall along a roof. */
export function parapet(x: number, y: number, w: number, h: number, kind: 'balusters' | 'merlons') {
  const s = rect(x, y - h, w, h, 'd-stone')
  const d =
    kind === 'balusters'
      ? row(x + 4, y - 1, Math.ceil((w - 6) / 4), upright(h - 3.5, '4'))
      : row(x + 0.7, y - 1, Math.ceil((w - 5) / 7), `v${n(-h * 0.4)}q2.8 ${n(-h * 0.6)} 5.6 0v${n(h * 0.4)}m1.4 0`)
  return s + path(d, 'd-fine')
}

/** How a modern front is closed between its slabs. */
export type Skin = 'fins' | 'grid' | 'strips' | 'screen'

/** A plain modern front: slabs, and between them fins, a grid, strips or a lattice screen. */
export function front(x: number, y: number, w: number, h: number, floors: number, skin: Skin, latticeId: string) {
  const fh = h / floors
  let s = rect(x, y, w, h, 'd-stone')
  let holes = ''
  let fine = ''
  if (skin === 'screen') {
    s +=
      rect(x + 6, y + fh * 0.7, w - 12, h - fh * 1.2, 'd-hole') +
      `<rect x="${n(x + 6)}" y="${n(y + fh * 0.7)}" width="${n(w - 12)}" height="${n(h - fh * 1.2)}" fill="url(#${latticeId})"/>`
    s += path(`M${n(x + 6)} ${n(y + fh * 0.7)}h${n(w - 12)}v${n(h - fh * 1.2)}h${n(12 - w)}Z`, 'd-line')
    return s
  }
  for (let f = 0; f < floors; f++) {
    const fy = y + f * fh
    if (skin === 'strips') {
      holes += `M${n(x + 5)} ${n(fy + fh * 0.34)}h${n(w - 10)}v${n(fh * 0.44)}h${n(10 - w)}Z`
      fine += row(x + 14, fy + fh * 0.78, Math.ceil((w - 20) / 9), upright(fh * 0.44, '9'))
    } else if (skin === 'grid') {
      const cols = Math.max(2, Math.round(w / 15))
      const bay = (w - 8) / cols
      holes += row(
        x + 4 + bay * 0.2,
        fy + fh * 0.28,
        cols,
        `h${n(bay * 0.6)}v${n(fh * 0.52)}h${n(-bay * 0.6)}Zm${bay.toFixed(2)} 0`,
      )
    } else {
      holes += `M${n(x + 3)} ${n(fy + 3)}h${n(w - 6)}v${n(fh - 3.5)}h${n(6 - w)}Z`
      fine += row(x + 9, fy + fh - 0.5, Math.ceil((w - 13) / 6), upright(fh - 3.5, '6'))
    }
  }
  return s + path(holes, 'd-hole') + path(fine, 'd-fine')
}

/** The side of a block that the sun does not reach. */
export const shadeSide = (x: number, y: number, w: number, h: number) => rect(x, y, w, h, 'd-shade')
