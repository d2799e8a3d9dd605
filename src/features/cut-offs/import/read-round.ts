import type { Round } from '../schema'

/** Whatever is said beside the round itself: "(provisional list)". */
const REMARK = /\((?!\s*mop)[^)]*\)/gi

/**
 * The round that a list names: "R1", "Round 2", "Phase 3", "R1+R2 combined", "R3 (mop-up)".
 * @returns null for words that mean none
 */
export function readRound(written: string): Round | null {
  const words = written.toLowerCase().replace(REMARK, ' ').replace(/\s+/g, ' ').trim()
  if (/special stray/.test(words)) return 'special-stray'
  if (/stray/.test(words)) return 'stray'
  if (/mop[- ]?up/.test(words)) return 'mop-up'
  if (/^(r|round )?1\s*\+\s*(r|round )?2\b/.test(words)) return 'r1-r2'
  const number = /^(?:r|round|phase)?\s*([1-4])$/.exec(words)?.[1]
  return number ? (`r${number}` as 'r1' | 'r2' | 'r3' | 'r4') : null
}
