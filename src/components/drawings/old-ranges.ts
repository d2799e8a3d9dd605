import {
  arcade,
  arch,
  chhatri,
  cornice,
  dome,
  n,
  parapet,
  path,
  pick,
  type Rng,
  rect,
  ring,
  seg,
  steps,
} from './geometry'

/** Government: a long arcaded range with a raised centre. */
export function colonnade(rng: Rng, cx: number, g: number, W: number) {
  const kind = pick(rng, ['round', 'pointed', 'cusped'] as const)
  const crown = pick(rng, ['dome', 'domes', 'clock', 'pediment'] as const)
  const edge = pick(rng, ['balusters', 'merlons'] as const)
  const storeys = W > 380 ? pick(rng, [2, 2, 1]) : 2
  const h1 = storeys === 1 ? 78 : 58
  const h2 = storeys === 1 ? 0 : 46
  const bays = Math.round(W / 34) | 1
  const x = cx - W / 2
  const base = g - 9
  const top = base - h1 - h2
  let s = ''

  s += rect(x, top, W, h1 + h2, 'd-stone')
  s += parapet(x, top - 4, W, 10, edge)
  s += arcade(x, base, W, h1 - 14, bays, 0.62, kind)
  if (h2) {
    s += cornice(x, base - h1, W)
    s += arcade(x, base - h1 - 5, W, h2 - 15, bays * (rng() > 0.5 ? 2 : 1), 0.5, kind === 'cusped' ? 'pointed' : kind)
    s += parapet(x, base - h1 - 4, W, 7, 'balusters')
  }
  s += cornice(x, top, W)

  // end pavilions, half a bay forward and a little taller
  const pav = W * 0.115
  for (const px of [x - pav * 0.25, x + W - pav * 0.75]) {
    s += rect(px, top - 12, pav, h1 + h2 + 12, 'd-stone')
    s += rect(px + pav, top + 4, 3, h1 + h2 - 4, 'd-shade')
    s += path(arch(px + pav * 0.24, base, pav * 0.52, h1 - 8, kind), 'd-hole')
    if (h2)
      s += path(
        arch(px + pav * 0.28, base - h1 - 2, pav * 0.44, h2 - 8, kind === 'cusped' ? 'pointed' : kind),
        'd-hole',
      )
    s += cornice(px, top - 12, pav, 3)
    if (crown !== 'pediment') s += chhatri(px + pav / 2, top - 16, pav * 0.62)
    else s += parapet(px, top - 16, pav, 8, 'balusters')
  }

  // the centre
  const cw = Math.max(86, W * 0.2)
  const up = crown === 'clock' ? 14 : 20
  const ct = top - up
  s += rect(cx - cw / 2, ct, cw, base - ct, 'd-stone')
  s += rect(cx + cw / 2, top + 4, 4, base - top - 4, 'd-shade')
  const big = cw * 0.44
  s += path(arch(cx - big / 2 - 4, base, big + 8, h1 + h2 * 0.62 + 4, kind), 'd-line')
  s += path(arch(cx - big / 2, base, big, h1 + h2 * 0.62, kind), 'd-hole')
  for (const k of [-1, 1])
    s += path(
      arch(cx + k * cw * 0.37 - 5, base, 10, h1 - 16, kind) +
        (h2 ? arch(cx + k * cw * 0.37 - 5, base - h1 - 2, 10, h2 - 12, kind) : ''),
      'd-hole',
    )
  s += cornice(cx - cw / 2, ct, cw, 5, 5)
  const roof = ct - 5
  if (crown === 'pediment') {
    s += path(`M${n(cx - cw / 2 - 6)} ${n(roof)}L${n(cx)} ${n(roof - 26)}L${n(cx + cw / 2 + 6)} ${n(roof)}Z`, 'd-stone')
    s += path(
      `M${n(cx - cw / 2 + 8)} ${n(roof - 3)}L${n(cx)} ${n(roof - 20)}L${n(cx + cw / 2 - 8)} ${n(roof - 3)}Z${ring(cx, roof - 9, 4)}`,
      'd-fine',
    )
  } else if (crown === 'clock') {
    s += parapet(cx - cw / 2, roof, cw, 8, edge)
    const tw = cw * 0.34
    s += rect(cx - tw / 2, roof - 62, tw, 62, 'd-stone') + rect(cx + tw / 2 - 4, roof - 62, 4, 62, 'd-shade')
    s +=
      path(ring(cx, roof - 40, tw * 0.28), 'd-hole') +
      path(seg(cx, roof - 40, cx, roof - 40 - tw * 0.2) + seg(cx, roof - 40, cx + tw * 0.13, roof - 40), 'd-line')
    s += path(arch(cx - tw * 0.2, roof - 8, tw * 0.4, 18, kind), 'd-hole')
    s += cornice(cx - tw / 2, roof - 62, tw, 3) + chhatri(cx, roof - 66, tw * 0.72)
  } else {
    s +=
      rect(cx - cw * 0.3, roof - 12, cw * 0.6, 12, 'd-stone') +
      arcade(cx - cw * 0.3, roof - 2, cw * 0.6, 8, 9, 0.5, 'flat')
    s += cornice(cx - cw * 0.3, roof - 12, cw * 0.6, 3, 3)
    s += dome(cx, roof - 15, cw * 0.29)
    if (crown === 'domes') for (const k of [-1, 1]) s += chhatri(cx + k * cw * 0.41, roof, cw * 0.15)
  }
  s += steps(cx, g, cw * 0.8)
  s +=
    rect(x - W * 0.04, g - 9, cx - cw * 0.4 - 15 - (x - W * 0.04), 9, 'd-stone') +
    rect(cx + cw * 0.4 + 15, g - 9, x + W * 1.04 - (cx + cw * 0.4 + 15), 9, 'd-stone')
  return s
}

/** Government: a two-storey hospital of the last century, tiled roofs over deep verandahs. */
export function verandah(rng: Rng, cx: number, g: number, W: number) {
  const post = pick(rng, ['flat', 'round', 'pointed'] as const)
  const lantern = pick(rng, ['cupola', 'gable', 'clock'] as const)
  const x = cx - W / 2
  const wall = 46
  const upper = 40
  const base = g - 7
  const eaves = base - wall - upper
  const bays = Math.round(W / 26)
  let s = rect(x, eaves, W, wall + upper, 'd-stone')
  s += arcade(x, base, W, wall - 9, bays, 0.74, post)
  s += rect(x - 5, base - wall - 3, W + 10, 4, 'd-stone') + rect(x, base - wall + 1, W, 3, 'd-shade')
  s += arcade(x, base - wall - 5, W, upper - 10, bays, 0.7, 'flat')
  s += parapet(x, base - wall - 4, W, 8, 'balusters')
  s += hippedRoof(x - 7, eaves, W + 14, 30, 34)
  const wing = W * 0.15
  for (const wx of [x - wing * 0.3, x + W - wing * 0.7]) {
    s +=
      rect(wx, eaves - 4, wing, wall + upper + 4, 'd-stone') +
      rect(wx + wing, eaves + 4, 3, wall + upper - 4, 'd-shade')
    s += arcade(wx, base, wing, wall - 12, 2, 0.6, post) + arcade(wx, base - wall - 5, wing, upper - 12, 3, 0.6, 'flat')
    s += gable(wx - 4, eaves - 4, wing + 8, 30)
  }
  const porch = Math.max(74, W * 0.19)
  s += rect(cx - porch / 2, eaves - 6, porch, base - eaves + 6, 'd-stone') + shadeStrip(cx + porch / 2, eaves, base)
  s += arcade(cx - porch / 2, base, porch, wall + 6, 3, 0.7, post === 'flat' ? 'round' : post)
  s += arcade(cx - porch / 2 + 4, base - wall - 12, porch - 8, upper - 12, 5, 0.6, 'flat')
  s += cornice(cx - porch / 2, eaves - 6, porch, 5, 5)
  const ridge = eaves - 11
  if (lantern === 'gable') s += gable(cx - porch / 2 - 7, ridge, porch + 14, 42)
  else {
    s += hippedRoof(cx - porch / 2 - 6, ridge, porch + 12, 24, porch * 0.3)
    const lw = porch * 0.3
    const top = ridge - 20
    s += rect(cx - lw / 2, top - 26, lw, 28, 'd-stone') + cornice(cx - lw / 2, top - 26, lw, 3, 3)
    s +=
      lantern === 'clock'
        ? path(ring(cx, top - 12, lw * 0.28), 'd-hole') + gable(cx - lw / 2 - 3, top - 29, lw + 6, 18)
        : arcade(cx - lw / 2, top, lw, 17, 3, 0.6, 'round') + dome(cx, top - 29, lw * 0.42, false)
  }
  return s + steps(cx, g, porch * 0.86, 2)
}

const shadeStrip = (x: number, top: number, base: number) => rect(x, top + 4, 4, base - top - 4, 'd-shade')

/** A roof that slopes on all sides, with its courses of tiles. */
function hippedRoof(x: number, y: number, w: number, h: number, inset: number) {
  const left = (t: number) => x + inset * t
  let tiles = ''
  for (const t of [0.25, 0.5, 0.75]) tiles += seg(left(t), y - h * t, x + w - inset * t, y - h * t)
  return (
    path(`M${n(x)} ${n(y)}L${n(x + inset)} ${n(y - h)}H${n(x + w - inset)}L${n(x + w)} ${n(y)}Z`, 'd-leaf') +
    path(tiles, 'd-fine') +
    rect(x, y, w, 2.5, 'd-stone')
  )
}

/** The pointed end of a roof, with a small round opening. */
const gable = (x: number, y: number, w: number, h: number) =>
  path(`M${n(x)} ${n(y)}L${n(x + w / 2)} ${n(y - h)}L${n(x + w)} ${n(y)}Z`, 'd-stone') +
  path(`M${n(x + 7)} ${n(y - 3)}L${n(x + w / 2)} ${n(y - h + 6)}L${n(x + w - 7)} ${n(y - 3)}Z`, 'd-fine') +
  path(ring(x + w / 2, y - h * 0.36, Math.min(5, h * 0.14)), 'd-hole')
