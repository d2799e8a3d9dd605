import { arch, n, path, pick, type Rng, ring, seg } from './geometry'

/** A round tree, or now and then a palm; behind a building only round ones, a cut palm reads as a scribble. */
export function tree(rng: Rng, x: number, g: number, size: number, palms = true) {
  if (rng() < 0.3 && palms) {
    // a palm
    const h = size * 1.5
    let d = `M${n(x)} ${n(g)}C${n(x + 1.5)} ${n(g - h * 0.4)} ${n(x - 2)} ${n(g - h * 0.7)} ${n(x)} ${n(g - h)}`
    for (const a of [-2.9, -2.45, -1.95, -1.2, -0.7, -0.25]) {
      const ex = x + Math.cos(a) * size * 0.46
      const ey = g - h + Math.sin(a) * size * 0.2 + size * 0.13
      d += `M${n(x)} ${n(g - h)}Q${n((x + ex) / 2)} ${n(g - h + Math.sin(a) * size * 0.42)} ${n(ex)} ${n(ey)}`
    }
    return path(d, 'd-line')
  }
  const r = size * 0.42
  const cy = g - size * 0.72
  const s = path(ring(x, cy, r), 'd-leaf') + path(seg(x, g, x, cy - r * 0.35), 'd-line')
  let d = ''
  for (const [k, t] of [
    [-0.5, 0.25],
    [0.5, 0.1],
    [-0.38, -0.25],
    [0.36, -0.4],
  ] as const)
    d += seg(x, cy + r * (t + 0.45), x + r * k, cy + r * t)
  return s + path(d, 'd-fine')
}

/** People, for the scale of a building. */
export function figures(xs: readonly number[], g: number) {
  let d = ''
  for (const x of xs) d += `M${n(x)} ${n(g)}l1.4 -6v-4.2q0 -1.6 1.6 -1.6t1.6 1.6v4.2l1.4 6${ring(x + 3, g - 13.6, 1.4)}`
  return path(d, 'd-figure')
}

/** The pierced screen that stands behind a building: an arch, a circle or a wide panel of lattice. */
export function screen(rng: Rng, id: string, cx: number, g: number, W: number) {
  const shape = pick(rng, ['arch', 'circle', 'panel'] as const)
  // off centre by a quarter of the building, so that the eye gets a diagonal
  const x = cx + pick(rng, [-0.24, 0, 0.24]) * W
  const d =
    shape === 'circle'
      ? ring(x, g - 128, 118)
      : shape === 'arch'
        ? arch(x - 118, g, 236, 268, 'pointed')
        : arch(x - 170, g, 340, 232, 'flat')
  return `<path class="d-screen" d="${d}"/><path d="${d}" fill="url(#${id})"/><path class="d-fine" d="${d}"/>`
}
