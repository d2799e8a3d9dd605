import type { JobCardView } from '../vacancies/view'
import type { SubjectKind } from './canonical'

/** What a page of vacancies is about: a department or designation, a place, or the one in the other. */
export interface SubjectTopic {
  subject: { kind: Exclude<SubjectKind, 'place'>; name: string; slug: string } | null
  place: { name: string; slug: string } | null
}

/** A page of vacancies to go on to. */
export interface SubjectLink extends SubjectTopic {
  /** How many vacancies are open there. */
  open: number
}

/** The middle half of the pay that vacancies state, in LPA. */
export interface StatedPay {
  low: number
  high: number
  /** How many vacancies state it. */
  from: number
}

/** The open vacancies of a subject, a place, or both. */
export interface SubjectPageView extends SubjectTopic {
  /** Open today, samples among them. */
  open: number
  /** Open today, and somebody offers the post: what figures and search engines count. */
  offered: number
  /** Institutions that are named; those that are confidential are counted by vacancy. */
  institutions: number
  confidential: number
  /** Null where fewer than five vacancies state it. */
  pay: StatedPay | null
  walkIns: number
  /** The next walk-in interview, an instant. */
  nextWalkIn: string | null
  /** The newest. */
  jobs: JobCardView[]
  /** What it is made of: the departments of a place, the places of a department. */
  within: SubjectLink[]
  /** What is like it. */
  alike: SubjectLink[]
}

/** From so many vacancies that somebody offers on, search engines are shown a page. */
export const LEAST_OFFERED = 3
