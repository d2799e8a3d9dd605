import {
  arcade,
  arch,
  between,
  chhatri,
  cornice,
  front,
  n,
  path,
  pick,
  type Rng,
  rect,
  ring,
  type Skin,
  seg,
  shadeSide,
  whole,
} from './geometry'

const ROOFS = ['slab', 'tanks', 'panels', 'vault', 'pergola', 'chhatri'] as const

/** Roof structures; seeded, so that two towers of one plan still differ. */
function rooftop(rng: Rng, x: number, y: number, w: number) {
  const cx = x + w / 2
  const kind = pick(rng, ROOFS)
  if (kind === 'tanks') {
    return [0.22, 0.58]
      .map(
        (t) =>
          rect(x + w * t, y - 11, w * 0.2, 8, 'd-stone') +
          path(
            seg(x + w * (t + 0.04), y - 3, x + w * (t + 0.04), y) +
              seg(x + w * (t + 0.16), y - 3, x + w * (t + 0.16), y),
            'd-line',
          ),
      )
      .join('')
  }
  if (kind === 'panels') {
    let d = ''
    for (let i = 0; i < 4; i++) d += `M${n(x + w * (0.12 + i * 0.2))} ${n(y)}l${n(w * 0.14)} -8v8`
    return path(d, 'd-leaf')
  }
  if (kind === 'vault')
    return (
      path(`M${n(x + w * 0.15)} ${n(y)}Q${n(cx)} ${n(y - 26)} ${n(x + w * 0.85)} ${n(y)}Z`, 'd-stone') +
      path(`M${n(x + w * 0.3)} ${n(y - 1)}Q${n(cx)} ${n(y - 17)} ${n(x + w * 0.7)} ${n(y - 1)}`, 'd-fine')
    )
  if (kind === 'pergola') {
    let d = seg(x + 4, y - 12, x + w - 4, y - 12)
    for (let i = 0; i <= 6; i++) d += seg(x + 6 + (i * (w - 12)) / 6, y - 12, x + 6 + (i * (w - 12)) / 6, y)
    return path(d, 'd-line')
  }
  if (kind === 'chhatri') return chhatri(cx, y, Math.min(22, w * 0.3))
  return rect(x + w * 0.3, y - 12, w * 0.3, 12, 'd-stone') + rect(x + w * 0.3, y - 12, w * 0.08, 12, 'd-shade')
}

/** Private: a tower over a podium. */
export function tower(rng: Rng, cx: number, g: number, W: number, latticeId: string) {
  const side = rng() > 0.5 ? 1 : -1
  const tw = W * between(rng, 0.2, 0.26)
  const th = between(rng, 180, 214)
  const tx = cx + side * W * 0.16 - tw / 2
  const lw = W * between(rng, 0.26, 0.34)
  const lh = between(rng, 96, 124)
  const lx = cx - side * W * 0.2 - lw / 2
  const skins = pick(rng, [
    ['fins', 'grid'],
    ['strips', 'fins'],
    ['grid', 'strips'],
  ] as const)
  let s = front(lx, g - lh, lw, lh, 6, skins[1], latticeId) + rect(lx - 2, g - lh - 5, lw + 4, 5, 'd-stone')
  s += rect(lx + lw * 0.55, g - lh - 17, lw * 0.26, 12, 'd-stone')
  s += front(tx, g - th, tw, th, whole(rng, 11, 14), skins[0], latticeId)
  const core = tw * 0.26
  const coreX = side > 0 ? tx - core : tx + tw
  s += front(coreX, g - th - 16, core, th + 16, 15, 'screen', latticeId)
  s += shadeSide(side > 0 ? tx + tw - 7 : tx, g - th, 7, th)
  s +=
    rect(tx - 3, g - th - 5, tw + 6, 5, 'd-stone') +
    path(seg(tx + tw * 0.7, g - th - 5, tx + tw * 0.7, g - th - 30), 'd-line')
  // podium and entrance canopy
  const pw = W * 0.92
  const px = cx - pw / 2
  s += rect(px, g - 44, pw, 44, 'd-stone') + cornice(px, g - 44, pw, 3, 4)
  s += arcade(px, g, pw, 30, Math.round(pw / 22), 0.74, 'flat')
  const ex = cx - side * W * 0.02
  s +=
    rect(ex - 44, g - 36, 88, 36, 'd-stone') +
    path(arch(ex - 34, g, 68, 27, 'flat'), 'd-hole') +
    path(seg(ex - 11, g, ex - 11, g - 27) + seg(ex + 11, g, ex + 11, g - 27), 'd-fine')
  s += rect(ex - 58, g - 38, 116, 5, 'd-stone') + rect(ex - 50, g - 33, 100, 3, 'd-shade')
  for (const k of [-50, 48]) s += rect(ex + k, g - 33, 2.5, 33, 'd-stone')
  return s
}

/** Deemed university: a row of campus blocks, linked. */
export function blocks(rng: Rng, cx: number, g: number, W: number, latticeId: string) {
  const skins = ['screen', 'strips', 'grid', 'fins'] as const
  const start = whole(rng, 0, 3)
  const tall = whole(rng, 0, 3)
  let x = cx - W / 2
  let s = ''
  const shares = [0.2, 0.3, 0.22, 0.28].map((v) => v * between(rng, 0.88, 1.12))
  const total = shares.reduce((a, b) => a + b)
  for (const [i, share] of shares.entries()) {
    const w = (W * share) / total
    const gap = 9
    const floors = i === tall ? 6 : whole(rng, 3, 4)
    const h = floors * 23 + 4
    const skin = skins[(start + i) % 4] ?? 'grid'
    if (i) {
      s += rect(x - gap * 1.6, g - 52, gap * 3.2, 15, 'd-stone') + rect(x - gap * 1.6, g - 48, gap * 3.2, 7, 'd-hole')
    }
    s += front(x + gap / 2, g - h, w - gap, h - 24, floors - 1, skin, latticeId)
    s +=
      rect(x + gap / 2, g - 24, w - gap, 24, 'd-stone') +
      arcade(
        x + gap / 2,
        g,
        w - gap,
        18,
        Math.max(3, Math.round((w - gap) / 17)),
        0.66,
        skin === 'screen' ? 'pointed' : 'flat',
      )
    s += cornice(x + gap / 2, g - 24, w - gap, 1, 2.5)
    s += shadeSide(x + w - gap / 2 - 5, g - h, 5, h - 26)
    s += rect(x + gap / 2 - 2, g - h - 4, w - gap + 4, 4, 'd-stone')
    if (i === tall) s += chhatri(x + w / 2, g - h - 4, 20)
    else if (rng() > 0.5) s += rect(x + w * 0.3, g - h - 13, w * 0.2, 9, 'd-stone')
    x += w
  }
  return s
}

/** Private: two wings and a glass hall between them under a curved roof. */
export function atrium(rng: Rng, cx: number, g: number, W: number, latticeId: string) {
  const skins: readonly (readonly [Skin, Skin])[] = [
    ['strips', 'grid'],
    ['grid', 'fins'],
    ['fins', 'screen'],
    ['screen', 'strips'],
  ]
  const [leftSkin, rightSkin] = pick(rng, skins)
  const hall = W * between(rng, 0.2, 0.26)
  const wing = (W - hall) / 2
  const tall = whole(rng, 5, 8)
  const low = Math.max(4, tall - whole(rng, 0, 3))
  const leftIsTall = rng() > 0.5
  let s = ''
  for (const side of [-1, 1]) {
    const floors = side < 0 === leftIsTall ? tall : low
    const h = floors * 21 + 18
    const x = side < 0 ? cx - W / 2 : cx + hall / 2
    s += front(x, g - h, wing, h - 20, floors, side < 0 ? leftSkin : rightSkin, latticeId)
    s += rect(x, g - 20, wing, 20, 'd-stone') + arcade(x, g, wing, 15, Math.round(wing / 16), 0.7, 'flat')
    s += shadeSide(x + wing - 5, g - h, 5, h - 20)
    s += rect(x - 2, g - h - 5, wing + 4, 5, 'd-stone') + rooftop(rng, x, g - h - 5, wing)
  }
  const hh = low * 21 + between(rng, -16, 8)
  const x = cx - hall / 2
  s += path(`M${n(x)} ${n(g)}V${n(g - hh)}Q${n(cx)} ${n(g - hh - 34)} ${n(x + hall)} ${n(g - hh)}V${n(g)}Z`, 'd-hole')
  let bars = ''
  for (let i = 1; i < 7; i++) bars += seg(x + (hall * i) / 7, g, x + (hall * i) / 7, g - hh - 6)
  for (let i = 1; i < hh / 20; i++) bars += seg(x, g - i * 20, x + hall, g - i * 20)
  s += path(bars, 'd-fine')
  s += path(`M${n(x - 6)} ${n(g - hh)}Q${n(cx)} ${n(g - hh - 40)} ${n(x + hall + 6)} ${n(g - hh)}`, 'd-line')
  s +=
    rect(cx - hall * 0.62, g - 33, hall * 1.24, 5, 'd-stone') + rect(cx - hall * 0.55, g - 28, hall * 1.1, 3, 'd-shade')
  for (const k of [-0.56, 0.54]) s += rect(cx + k * hall, g - 28, 2.5, 28, 'd-stone')
  return s
}

/** Private or deemed: storeys stepping back, each with its planted terrace. */
export function terraces(rng: Rng, cx: number, g: number, W: number, latticeId: string) {
  const skin = pick(rng, ['strips', 'grid', 'fins'] as const)
  const side = rng() > 0.5 ? 1 : -1
  const levels = whole(rng, 4, 5)
  let s = ''
  let width = W * 0.96
  let centre = cx
  let base = g
  for (let level = 0; level < levels; level++) {
    const h = level === 0 ? 36 : 38
    const x = centre - width / 2
    s += front(x, base - h, width, h, level === 0 ? 1 : 2, level === 0 ? 'grid' : skin, latticeId)
    s += rect(x - 4, base - h - 4, width + 8, 4, 'd-stone')
    let leaves = ''
    for (let i = 8; i < width - 8; i += between(rng, 16, 30))
      leaves += ring(x + i, base - h - 6.5, between(rng, 2.4, 4.2))
    s += path(leaves, 'd-leaf')
    base -= h + 4
    const next = width * between(rng, 0.7, 0.82)
    centre += side * (width - next) * between(rng, 0.12, 0.4)
    width = next
  }
  s += rooftop(rng, centre - width * 0.3, base, width * 0.6)
  const core = 26
  const coreX = cx - side * W * 0.3
  s += front(coreX - core / 2, g - levels * 38, core, levels * 38, 8, 'screen', latticeId)
  s += rect(coreX - core / 2 - 2, g - levels * 38 - 5, core + 4, 5, 'd-stone')
  s += path(arch(cx - 20, g, 40, 26, 'flat'), 'd-hole') + path(seg(cx, g, cx, g - 26), 'd-fine')
  return s + rect(cx - 40, g - 31, 80, 5, 'd-stone')
}

/** Central institutes: a long slab of the planning years on stilts, sunbreakers and a drum for the lectures. */
export function institute(rng: Rng, cx: number, g: number, W: number, latticeId: string) {
  const side = rng() > 0.5 ? 1 : -1
  const skin = pick(rng, ['grid', 'fins', 'strips'] as const)
  const slabW = W * 0.74
  const x = cx - W / 2 + (side > 0 ? 0 : W - slabW)
  const floors = whole(rng, 4, 6)
  const h = floors * 22
  let s = rect(x + 10, g - 26, slabW - 20, 26, 'd-hole')
  for (let i = 0; i <= 9; i++) s += rect(x + 8 + (i * (slabW - 20)) / 9, g - 26, 3.5, 26, 'd-stone')
  s += front(x, g - 26 - h, slabW, h, floors, skin, latticeId) + shadeSide(x + slabW - 6, g - 26 - h, 6, h)
  s += rect(x - 3, g - 31 - h, slabW + 6, 5, 'd-stone') + rooftop(rng, x + slabW * 0.1, g - 31 - h, slabW * 0.3)
  const stair = W * 0.09
  const sx = side > 0 ? x + slabW - stair * 1.6 : x + stair * 0.6
  s += front(sx, g - h - 58, stair, h + 58, 9, 'screen', latticeId) + rect(sx - 2, g - h - 62, stair + 4, 4, 'd-stone')
  const r = W * 0.15
  const dx = side > 0 ? cx + W / 2 - r : cx - W / 2 + r
  s +=
    rect(dx - r, g - 62, 2 * r, 62, 'd-stone') +
    arcade(dx - r, g - 4, 2 * r, 44, 9, 0.56, pick(rng, ['flat', 'round', 'pointed'] as const))
  s += rect(dx + r - 6, g - 62, 6, 62, 'd-shade') + cornice(dx - r, g - 62, 2 * r, 4, 5)
  s += path(`M${n(dx - r)} ${n(g - 67)}Q${n(dx)} ${n(g - 67 - r * 0.7)} ${n(dx + r)} ${n(g - 67)}Z`, 'd-stone')
  s += path(
    `M${n(dx - r * 0.5)} ${n(g - 67)}Q${n(dx - r * 0.2)} ${n(g - 67 - r * 0.32)} ${n(dx)} ${n(g - 67 - r * 0.35)}`,
    'd-fine',
  )
  return s
}
