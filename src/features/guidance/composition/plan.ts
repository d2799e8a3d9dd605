import type { Owner, Point, Question, SeatFees } from '../view'
import type { Coverage, GuidanceFacts, OwnerAmounts } from './facts'
import type { Examination } from './figures'

/** Names any sentence may use. */
export type About = Pick<GuidanceFacts, 'course' | 'region'>

/** A planned sentence: its kind and facts; the plan is made before any wording. */
export type Part<Kinds, Kind extends keyof Kinds = keyof Kinds> = {
  [One in Kind]: { kind: One; facts: Kinds[One] }
}[Kind]

/** Wording of each kind of sentence in a language. */
export type Sentences<Kinds, Said> = { [Kind in keyof Kinds]: (about: About, facts: Kinds[Kind]) => Said }

type Nothing = Record<never, never>
type Neighbours = GuidanceFacts['neighbours']
type Oldest = NonNullable<GuidanceFacts['oldest']>
type Typical = NonNullable<GuidanceFacts['course']['governmentFees']>
type National = NonNullable<GuidanceFacts['course']['nationalCounselling']>

type Official = NonNullable<GuidanceFacts['official']>

/** Split by ownership; null if all have the same kind. */
type Divided = { owners: OwnerAmounts | null }
type Mixes = Record<'mostlyPublic' | 'mostlyPrivate' | 'balanced', { owners: OwnerAmounts }>

export interface DescriptionKinds {
  none: { nearest: string | null; official: Official | null }
  /** `seats` only if every college states them. */
  listed: { colleges: Coverage; seats: Coverage | null }
}

export interface IntroductionKinds extends Mixes {
  noCollege: { official: Official | null }
  nearest: { neighbours: Neighbours }
  lookElsewhere: Nothing
  covered: { colleges: Coverage }
  oneCollege: { oldest: Oldest | null; ownership: Owner | null }
  allPublic: Divided
  allPrivate: Divided
  /** `known` excludes unknown ownership. */
  unclear: { known: OwnerAmounts }
  seatsGoBy: { examination: Examination; authority: string | null }
  /** An editor's paragraph about the region, or a record's note. */
  written: { text: string }
  noSingleWindow: { university: string | null }
  quotas: { national: number; own: number; authority: string | null; scheme: string | null }
  centralSeats: Nothing
  admissionElsewhere: { examination: Examination; national: number; scheme: string | null }
  nominations: { authority: string }
  intake: { seats: Coverage; publicly: number; privately: number }
  oneTown: { town: string }
  towns: { towns: string[]; isAfterIntake: boolean }
  oldest: { oldest: Oldest }
}

export interface ReasonKinds extends Mixes {
  noCollege: { neighbours: Neighbours }
  oneCollege: Nothing
  allPublic: { owners: OwnerAmounts }
  allPrivate: { owners: OwnerAmounts }
  seats: { seats: Coverage; publicPercent: number | null; stating: number; colleges: number }
  history: { oldest: Oldest; isOnlyOne: boolean }
  towns: { towns: string[] }
  statedFees: { fees: SeatFees }
  governmentFees: { range: Typical }
  authority: { authority: string; site: string }
  nationalRounds: { name: string; site: string }
  recognition: { name: string; site: string }
  neighbours: { neighbours: Neighbours }
  duration: Nothing
  entrance: { examination: Examination }
}

export interface QuestionKinds {
  isThereOne: { official: Official | null }
  howMany: Divided & { colleges: Coverage; towns: string[] }
  /** `owners` if public and other colleges state seats, otherwise whether all are public; null if unknown. */
  seats: { seats: Coverage; owners: OwnerAmounts | null; isPublic: boolean | null }
  commission: { authority: { name: string; website: string } | null }
  authority: {
    authority: string
    website: string
    hasColleges: boolean
    isPostgraduate: boolean
    national: National | null
  }
  institutions: {
    examination: Examination
    medical: { name: string; website: string } | null
    university: string | null
  }
  administration: { national: National | null }
  statedFees: { fees: SeatFees[]; government: Typical | null }
  fees: { government: Typical | null; colleges: number; publicly: number; privately: number; unknown: number }
  founded: { oldest: Oldest }
  oldest: { oldest: Oldest }
  foreignSeats: { needsNeet: boolean }
  seatsElsewhere: { national: number | null; scheme: string | null }
  outsiders: { examination: Examination }
  outsidersPrivate: { privately: number }
  outsidersQuota: { national: number; own: number; privately: number; scheme: string | null }
  nearby: { neighbours: Neighbours; without: string[] }
  elsewhere: Nothing
  entrance: { examination: Examination }
}

/** All wordings of a composed page in one language. */
export interface GuidanceSentences {
  description: Sentences<DescriptionKinds, string>
  introduction: Sentences<IntroductionKinds, string>
  reasons: Sentences<ReasonKinds, Point & { text: string }>
  questions: Sentences<QuestionKinds, Question>
}
