import type { GuidanceFacts } from './facts'
import {
  authorityOf,
  balance,
  examinationOf,
  hasQuotas,
  isMixed,
  nearest,
  ownersOf,
  quotas,
  shares,
  total,
} from './figures'
import type { DescriptionKinds, IntroductionKinds, Part } from './plan'

type Sentence = Part<IntroductionKinds>

/** What the page's meta description says. */
export function planDescription(facts: GuidanceFacts): Part<DescriptionKinds> {
  if (facts.collegeCount === 0) return { kind: 'none', facts: { nearest: nearest(facts)[0]?.name ?? null } }
  const seats = total(facts.seatsByOwnership)
  const isWhole = facts.statingSeats === facts.collegeCount
  return { kind: 'listed', facts: { colleges: facts.collegeCount, seats: seats > 0 && isWhole ? seats : null } }
}

/**
 * What the opening paragraphs of a page say.
 * @returns two to four paragraphs; each sentence stands on a fact that was passed in
 */
export function planIntroduction(facts: GuidanceFacts): Sentence[][] {
  const { introduction } = facts.region
  return [opening(facts), introduction ? [written(introduction)] : [], admission(facts), places(facts)].filter(
    (paragraph) => paragraph.length > 0,
  )
}

const written = (text: string): Sentence => ({ kind: 'written', facts: { text } })

function opening(facts: GuidanceFacts): Sentence[] {
  const { collegeCount: colleges, countByOwnership: owners } = facts
  const divided = isMixed(owners) ? owners : null
  switch (balance(facts)) {
    case 'none': {
      const neighbours = nearest(facts)
      return [
        { kind: 'noCollege', facts: {} },
        neighbours.length > 0 ? { kind: 'nearest', facts: { neighbours } } : { kind: 'lookElsewhere', facts: {} },
      ]
    }
    case 'single': {
      const ownership = ownersOf(owners)[0]?.owner
      return [{ kind: 'oneCollege', facts: { oldest: facts.oldest ?? null, ownership: ownership ?? null } }]
    }
    case 'public-only':
      return [{ kind: 'allPublic', facts: { colleges, owners: divided } }]
    case 'private-only':
      return [{ kind: 'allPrivate', facts: { colleges, owners: divided } }]
    case 'public-led':
      return [{ kind: 'mostlyPublic', facts: { colleges, owners } }]
    case 'private-led':
      return [{ kind: 'mostlyPrivate', facts: { colleges, owners } }]
    case 'even':
      return [{ kind: 'balanced', facts: { colleges, owners } }]
  }
}

function admission(facts: GuidanceFacts): Sentence[] {
  const authority = authorityOf(facts)
  const examination = examinationOf(facts)
  if (!hasQuotas(facts)) {
    return [
      { kind: 'admission', facts: { examination } },
      authority
        ? { kind: 'matchedBy', facts: { authority: authority.authority } }
        : { kind: 'noSingleWindow', facts: { university: facts.region.healthUniversity ?? null } },
    ]
  }
  const share = quotas(facts)
  const note = authority?.note ? [written(authority.note)] : []
  if (facts.collegeCount === 0) {
    const nominations: Sentence[] = authority
      ? [{ kind: 'nominations', facts: { authority: authority.authority } }]
      : []
    return [{ kind: 'admissionElsewhere', facts: { examination, national: share.national } }, ...nominations, ...note]
  }
  const central: Sentence[] = facts.countByOwnership['Central Government'] ? [{ kind: 'centralSeats', facts: {} }] : []
  return [
    { kind: 'admission', facts: { examination } },
    { kind: 'quotas', facts: { ...share, authority: authority?.authority ?? null } },
    ...central,
    ...note,
  ]
}

function places(facts: GuidanceFacts): Sentence[] {
  if (facts.collegeCount < 2) return []
  const sentences: Sentence[] = []
  const seats = total(facts.seatsByOwnership)
  if (seats > 0) sentences.push({ kind: 'intake', facts: { seats, ...shares(facts.seatsByOwnership) } })
  const [town, ...others] = facts.cities
  if (town && others.length === 0) sentences.push({ kind: 'oneTown', facts: { town } })
  if (others.length > 0) sentences.push({ kind: 'towns', facts: { towns: facts.cities, isAfterIntake: seats > 0 } })
  if (facts.oldest) sentences.push({ kind: 'oldest', facts: { oldest: facts.oldest } })
  return sentences
}
