// Pure functions from a seed to marks of an SVG: same seed, same drawing. Nothing here knows a colour; every shape
// carries a class (d-sky, d-stone, d-shade, d-hole, d-line, d-fine, d-leaf) that the tokens colour.

export type Rng = () => number
export type ArchKind = 'round' | 'pointed' | 'cusped' | 'flat'

/** Small deterministic generator from any string: FNV-1a into mulberry32. Returns numbers in [0, 1). */
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

/** A coordinate with one decimal. */
export const n = (v: number) => String(Math.round(v * 10) / 10)
export const pick = <T>(rng: Rng, list: readonly T[]) => list[Math.floor(rng() * list.length)] as T
export const between = (rng: Rng, low: number, high: number) => low + rng() * (high - low)
export const whole = (rng: Rng, low: number, high: number) => Math.floor(between(rng, low, high + 1))
/** A seed as it may stand in an id. */
export const idOf = (seed: string) => seed.toLowerCase().replace(/[^a-z0-9]+/g, '-')

export const rect = (x: number, y: number, w: number, h: number, cls: string) =>
  `<rect class="${cls}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"/>`
export const path = (d: string, cls: string) => `<path class="${cls}" d="${d}"/>`
export const seg = (x1: number, y1: number, x2: number, y2: number) => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`
export const ring = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`

/** A closed figure round a centre, its corners as [radius, angle]. */
export function polygon(x: number, y: number, points: readonly (readonly [number, number])[]) {
  return `M${points.map(([r, a]) => `${n(x + r * Math.cos(a))} ${n(y + r * Math.sin(a))}`).join('L')}Z`
}
export const starPoints = (tips: number, outer: number, inner: number, turn = 0) =>
  Array.from({ length: tips * 2 }, (_, i): [number, number] => [i % 2 ? inner : outer, turn + (i * Math.PI) / tips])

/** An opening with an arched head: base at y, spring line near the top. */
export function arch(x: number, y: number, w: number, h: number, kind: ArchKind) {
  const r = w / 2
  if (kind === 'flat') return `M${n(x)} ${n(y)}V${n(y - h)}H${n(x + w)}V${n(y)}Z`
  if (kind === 'round')
    return `M${n(x)} ${n(y)}V${n(y - h + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + w)} ${n(y - h + r)}V${n(y)}Z`
  const rise = r * 1.15
  const ys = y - h + rise
  if (kind === 'pointed') {
    return `M${n(x)} ${n(y)}V${n(ys)}C${n(x)} ${n(ys - rise * 0.62)} ${n(x + r * 0.55)} ${n(ys - rise * 0.8)} ${n(x + r)} ${n(ys - rise)}C${n(x + w - r * 0.55)} ${n(ys - rise * 0.8)} ${n(x + w)} ${n(ys - rise * 0.62)} ${n(x + w)} ${n(ys)}V${n(y)}Z`
  }
  const lobes = 7
  let d = `M${n(x)} ${n(y)}V${n(ys)}`
  let px = x
  let py = ys
  for (let i = 1; i <= lobes; i++) {
    const t = Math.PI - (i * Math.PI) / lobes
    const qx = x + r + r * Math.cos(t)
    const qy = ys - rise * Math.sin(t)
    const chord = Math.hypot(qx - px, qy - py)
    d += `A${n(chord * 0.56)} ${n(chord * 0.56)} 0 0 1 ${n(qx)} ${n(qy)}`
    px = qx
    py = qy
  }
  return `${d}V${n(y)}Z`
}

/** Openings in a row, with the shade an architect lays on the left and under the head. */
export function arcade(x: number, y: number, width: number, h: number, count: number, share: number, kind: ArchKind) {
  const bay = width / count
  const w = bay * share
  let holes = ''
  let sills = ''
  for (let i = 0; i < count; i++) {
    const left = x + i * bay + (bay - w) / 2
    holes += arch(left, y, w, h, kind)
    sills += seg(left + w * 0.3, y, left + w * 0.3, y - h + w * 0.5)
  }
  return path(holes, 'd-hole') + (w > 11 ? path(sills, 'd-fine') : '')
}
