import { type GuidanceFacts, seatCoverage } from './facts'
import { authorityOf, balance, entrance, hasQuotas, MIXES, nearest, shares, total } from './figures'
import type { Part, ReasonKinds } from './plan'

type Reason = Part<ReasonKinds>

/** Maximum number of reasons. */
const MAX = 6

/**
 * Plan of reasons for, or against, the region.
 * @returns four to six; the first ones always rest on the region's figures
 */
export const planReasons = (facts: GuidanceFacts): Reason[] =>
  [
    mix(facts),
    seats(facts),
    history(facts),
    towns(facts),
    fees(facts),
    counselling(facts),
    neighbours(facts),
    duration,
    entrance(facts),
  ]
    .filter((reason) => reason !== undefined)
    .slice(0, MAX)

function mix(facts: GuidanceFacts): Reason | undefined {
  const owners = facts.countByOwnership
  const kind = balance(facts)
  if (kind === 'none') return { kind: 'noCollege', facts: { neighbours: nearest(facts) } }
  if (kind === 'single') return { kind: 'oneCollege', facts: {} }
  return kind === 'unclear' ? undefined : { kind: MIXES[kind], facts: { owners } }
}

function seats({ seatsByOwnership, statingSeats, collegeCount, official }: GuidanceFacts): Reason | undefined {
  const all = total(seatsByOwnership)
  if (all === 0) return undefined
  const { publicly, unknown } = shares(seatsByOwnership)
  const publicPercent = publicly > 0 && unknown === 0 ? Math.round((publicly / all) * 100) : null
  return {
    kind: 'seats',
    facts: { seats: seatCoverage(all, official), publicPercent, stating: statingSeats, colleges: collegeCount },
  }
}

const history = ({ oldest, collegeCount }: GuidanceFacts): Reason | undefined =>
  oldest && collegeCount > 0 ? { kind: 'history', facts: { oldest, isOnlyOne: collegeCount < 2 } } : undefined

const towns = ({ cities }: GuidanceFacts): Reason | undefined =>
  cities.length > 1 ? { kind: 'towns', facts: { towns: cities } } : undefined

function fees(facts: GuidanceFacts): Reason | undefined {
  const { course, region } = facts
  const [stated] = facts.fees
  if (stated) return { kind: 'statedFees', facts: { fees: stated } }
  if (!course.governmentFees || region.country !== 'India') return undefined
  if (facts.collegeCount > 0 && shares(facts.countByOwnership).publicly === 0) return undefined
  return { kind: 'governmentFees', facts: { range: course.governmentFees } }
}

function counselling(facts: GuidanceFacts): Reason | undefined {
  const authority = authorityOf(facts)
  if (authority) {
    return { kind: 'authority', facts: { authority: authority.authority, site: new URL(authority.website).hostname } }
  }
  const { nationalCounselling } = facts.course
  if (!nationalCounselling || facts.region.country === 'Nepal') return undefined
  const national = { name: nationalCounselling.name, site: new URL(nationalCounselling.website).hostname }
  return hasQuotas(facts) ? { kind: 'nationalRounds', facts: national } : { kind: 'recognition', facts: national }
}

function neighbours(facts: GuidanceFacts): Reason | undefined {
  const near = nearest(facts)
  return near.length > 0 && facts.collegeCount > 0 ? { kind: 'neighbours', facts: { neighbours: near } } : undefined
}

const duration: Reason = { kind: 'duration', facts: {} }
