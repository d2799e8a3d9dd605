import { collegeCoverage, type GuidanceFacts, seatCoverage } from './facts'
import {
  authorityOf,
  entrance,
  examinationOf,
  hasQuotas,
  isMixed,
  nearest,
  quotas,
  schemeOf,
  shares,
  total,
} from './figures'
import type { Part, QuestionKinds } from './plan'

type PlannedQuestion = Part<QuestionKinds>

const NUMBER = 6
/** Number of neighbours in the answer to "where near". */
const NEIGHBOURS = 4

/**
 * Plan of a page's questions, answered from the region's own figures, authority and colleges.
 * @returns exactly six; questions without facts are replaced by ones always answerable
 */
export const planQuestions = (facts: GuidanceFacts): PlannedQuestion[] =>
  [
    overview(facts),
    seats(facts),
    counselling(facts),
    fees(facts),
    oldest(facts),
    outsiders(facts),
    nearby(facts),
    entrance(facts),
  ]
    .filter((question) => question !== undefined)
    .slice(0, NUMBER)

function overview({ collegeCount, countByOwnership, cities, official }: GuidanceFacts): PlannedQuestion {
  if (collegeCount === 0) return { kind: 'isThereOne', facts: { official: official ?? null } }
  const owners = isMixed(countByOwnership) ? countByOwnership : null
  return { kind: 'howMany', facts: { colleges: collegeCoverage(collegeCount, official), owners, towns: cities } }
}

function seats({ seatsByOwnership, official }: GuidanceFacts): PlannedQuestion | undefined {
  const all = total(seatsByOwnership)
  if (all === 0) return undefined
  const { publicly, unknown } = shares(seatsByOwnership)
  const owners = publicly > 0 && publicly < all ? seatsByOwnership : null
  const isPublic = unknown > 0 ? null : publicly > 0
  return { kind: 'seats', facts: { seats: seatCoverage(all, official), owners, isPublic } }
}

function counselling(facts: GuidanceFacts): PlannedQuestion {
  const { course, region } = facts
  const authority = authorityOf(facts)
  const national = course.nationalCounselling ?? null
  if (region.country === 'Nepal') return { kind: 'commission', facts: { authority: named(authority) } }
  if (authority) {
    return {
      kind: 'authority',
      facts: {
        authority: authority.authority,
        website: authority.website,
        hasColleges: facts.collegeCount > 0,
        isPostgraduate: course.key === 'md-ms',
        national,
      },
    }
  }
  if (hasQuotas(facts)) return { kind: 'administration', facts: { national } }
  return {
    kind: 'institutions',
    facts: {
      examination: examinationOf(facts),
      medical: named(region.counselling),
      university: region.healthUniversity ?? null,
    },
  }
}

const named = (authority: GuidanceFacts['region']['counselling']) =>
  authority ? { name: authority.authority, website: authority.website } : null

function fees({ course, region, fees: stated, collegeCount, countByOwnership }: GuidanceFacts): PlannedQuestion {
  const government = (region.country === 'India' && course.governmentFees) || null
  if (stated.length > 0) return { kind: 'statedFees', facts: { fees: stated, government } }
  return { kind: 'fees', facts: { government, colleges: collegeCount, ...shares(countByOwnership) } }
}

function oldest({ oldest: college, collegeCount }: GuidanceFacts): PlannedQuestion | undefined {
  if (!college || collegeCount === 0) return undefined
  return { kind: collegeCount < 2 ? 'founded' : 'oldest', facts: { oldest: college } }
}

function outsiders(facts: GuidanceFacts): PlannedQuestion {
  const { course, region } = facts
  if (region.country === 'Nepal') return { kind: 'foreignSeats', facts: { needsNeet: course.key === 'mbbs' } }
  const share = hasQuotas(facts) ? quotas(facts) : null
  if (facts.collegeCount === 0)
    return { kind: 'seatsElsewhere', facts: { national: share?.national ?? null, scheme: schemeOf(facts) } }
  if (!share) return { kind: 'outsiders', facts: { examination: examinationOf(facts) } }
  const { privately } = shares(facts.countByOwnership)
  if (privately === facts.collegeCount) return { kind: 'outsidersPrivate', facts: { privately } }
  return { kind: 'outsidersQuota', facts: { ...share, privately, scheme: schemeOf(facts) } }
}

/** Countries, and regions without known neighbours, use the whole list. */
function nearby(facts: GuidanceFacts): PlannedQuestion {
  if (facts.neighbours.length === 0) return { kind: 'elsewhere', facts: {} }
  return {
    kind: 'nearby',
    facts: {
      neighbours: nearest(facts, NEIGHBOURS),
      without: facts.neighbours.filter(({ collegeCount }) => collegeCount === 0).map(({ name }) => name),
    },
  }
}
