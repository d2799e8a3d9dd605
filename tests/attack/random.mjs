/**
 * Choices that are the same whenever the same words are given: one request can be made again by its seed and number.
 * The generator is mulberry32 over a hash of the words (FNV-1a).
 */
export function randomFrom(...words) {
  let state = 0x811c9dc5
  for (const character of words.join(':')) state = Math.imul(state ^ character.codePointAt(0), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit) => Math.floor(next() * limit)
  const pick = (list) => list[below(list.length)]
  return {
    below,
    pick,
    chance: (share) => next() < share,
    between: (least, most) => least + below(most - least + 1),
    some: (list, most) => Array.from({ length: 1 + below(most) }, () => pick(list)),
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
    word: (length = 8) => Array.from({ length }, () => pick('abcdefghijklmnopqrstuvwxyz')).join(''),
    /** One of the keys of `{ a: 3, b: 1 }`, three times as often a as b. */
    weighted: (weights) => {
      let left = next() * Object.values(weights).reduce((sum, weight) => sum + weight, 0)
      for (const [name, weight] of Object.entries(weights)) {
        left -= weight
        if (left < 0) return name
      }
      return Object.keys(weights)[0]
    },
  }
}
