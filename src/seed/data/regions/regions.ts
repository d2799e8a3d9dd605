import { compareKeys } from '@/lib/text/format'
import type { RegionSeed } from './region-seed'
import { statesAToK } from './regions-states-a-to-k'
import { statesMToW } from './regions-states-m-to-w'
import { nepal, provincesOfNepal, unionTerritories } from './regions-territories-and-nepal'

export type { CounsellingAuthority, RegionSeed } from './region-seed'

/** The 28 states and 8 union territories of India, and Nepal with its 7 provinces; the menu's 29 come in its order. */
export const regions: RegionSeed[] = [
  ...statesAToK,
  ...statesMToW,
  ...unionTerritories,
  nepal,
  ...provincesOfNepal,
].sort((first, second) => compareKeys(first.country, second.country) || compareKeys(first.slug, second.slug))
