import { collegeCoverage, type GuidanceFacts, seatCoverage } from './facts'
import {
  authorityOf,
  balance,
  examinationOf,
  hasQuotas,
  isMixed,
  MIXES,
  nearest,
  ownersOf,
  quotas,
  schemeOf,
  shares,
  total,
} from './figures'
import type { DescriptionKinds, IntroductionKinds, Part } from './plan'

type Sentence = Part<IntroductionKinds>

export function planDescription(facts: GuidanceFacts): Part<DescriptionKinds> {
  const { collegeCount, official } = facts
  if (collegeCount === 0) {
    return { kind: 'none', facts: { nearest: nearest(facts)[0]?.name ?? null, official: official ?? null } }
  }
  const seats = total(facts.seatsByOwnership)
  const isStated = seats > 0 && facts.statingSeats === collegeCount
  return {
    kind: 'listed',
    facts: {
      colleges: collegeCoverage(collegeCount, official),
      seats: isStated ? seatCoverage(seats, official) : null,
    },
  }
}

/**
 * Plan of the introduction.
 * @returns up to four short paragraphs, the first for the page head; each sentence rests on a given fact
 */
export function planIntroduction(facts: GuidanceFacts): Sentence[][] {
  const { introduction } = facts.region
  return [
    [...opening(facts), ...lead(facts)],
    introduction ? [written(introduction)] : [],
    admission(facts),
    places(facts),
  ].filter((paragraph) => paragraph.length > 0)
}

const written = (text: string): Sentence => ({ kind: 'written', facts: { text } })

function opening(facts: GuidanceFacts): Sentence[] {
  const { collegeCount, official } = facts
  if (collegeCount > 0) {
    return [{ kind: 'covered', facts: { colleges: collegeCoverage(collegeCount, official) } }, mix(facts)]
  }
  const neighbours = nearest(facts)
  return [
    { kind: 'noCollege', facts: { official: official ?? null } },
    neighbours.length > 0 ? { kind: 'nearest', facts: { neighbours } } : { kind: 'lookElsewhere', facts: {} },
  ]
}

function mix(facts: GuidanceFacts): Sentence {
  const owners = facts.countByOwnership
  const kind = balance(facts)
  switch (kind) {
    case 'public-only':
    case 'private-only':
      return { kind: MIXES[kind], facts: { owners: isMixed(owners) ? owners : null } }
    case 'public-led':
    case 'private-led':
    case 'even':
      return { kind: MIXES[kind], facts: { owners } }
    case 'unclear':
      return { kind: 'unclear', facts: { known: { ...owners, Other: 0 } } }
    default: {
      const ownership = ownersOf(owners)[0]?.owner
      return {
        kind: 'oneCollege',
        facts: { oldest: facts.oldest ?? null, ownership: ownership === 'Other' ? null : (ownership ?? null) },
      }
    }
  }
}

/** Examination and authority, for the page head; without seats the paragraphs say it. */
function lead(facts: GuidanceFacts): Sentence[] {
  if (facts.collegeCount === 0) return []
  const examination = examinationOf(facts)
  // Nepal's commission both examines and allots, and gives the examination its name.
  const authority = examination === 'commission' ? null : (authorityOf(facts)?.authority ?? null)
  return [{ kind: 'seatsGoBy', facts: { examination, authority } }]
}

function admission(facts: GuidanceFacts): Sentence[] {
  const authority = authorityOf(facts)
  const examination = examinationOf(facts)
  if (!hasQuotas(facts)) {
    const university = facts.region.healthUniversity ?? null
    return authority ? [] : [{ kind: 'noSingleWindow', facts: { university } }]
  }
  const share = quotas(facts)
  const note = authority?.note ? [written(authority.note)] : []
  if (facts.collegeCount === 0) {
    const nominations: Sentence[] = authority
      ? [{ kind: 'nominations', facts: { authority: authority.authority } }]
      : []
    return [
      { kind: 'admissionElsewhere', facts: { examination, national: share.national, scheme: schemeOf(facts) } },
      ...nominations,
      ...note,
    ]
  }
  const central: Sentence[] = facts.countByOwnership['Central Government'] ? [{ kind: 'centralSeats', facts: {} }] : []
  return [
    { kind: 'quotas', facts: { ...share, authority: authority?.authority ?? null, scheme: schemeOf(facts) } },
    ...central,
    ...note,
  ]
}

function places(facts: GuidanceFacts): Sentence[] {
  if (facts.collegeCount < 2) return []
  const sentences: Sentence[] = []
  const seats = total(facts.seatsByOwnership)
  if (seats > 0) {
    const intake = seatCoverage(seats, facts.official)
    const { publicly, privately, unknown } = shares(facts.seatsByOwnership)
    const split = unknown > 0 ? { publicly: 0, privately: 0 } : { publicly, privately }
    sentences.push({ kind: 'intake', facts: { seats: intake, ...split } })
  }
  const [town, ...others] = facts.cities
  if (town && others.length === 0) sentences.push({ kind: 'oneTown', facts: { town } })
  if (others.length > 0) sentences.push({ kind: 'towns', facts: { towns: facts.cities, isAfterIntake: seats > 0 } })
  if (facts.oldest) sentences.push({ kind: 'oldest', facts: { oldest: facts.oldest } })
  return sentences
}
