import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import type { SearchTerm } from '@/lib/search/dictionary'
import { slugify } from '@/lib/text/normal-forms/slug'
import type { JobCardView } from '../vacancies/view'
import { canonicals, type SubjectKind } from './subject-index'

/** The topic of a page of vacancies: a department or designation, a place, or both. */
export interface SubjectTopic {
  subject: { kind: Exclude<SubjectKind, 'place'>; name: string; slug: string } | null
  place: { name: string; slug: string } | null
}

export interface SubjectLink extends SubjectTopic {
  open: number
}

/** The interquartile range of the pay that vacancies state, in LPA. */
export interface StatedPay {
  low: number
  high: number
  /** How many vacancies state it. */
  from: number
}

/** The figures of a page's open vacancies. */
export interface SubjectFigures {
  /** Open today, samples among them. */
  open: number
  /** Open today without samples: what figures and search engines count. */
  offered: number
  /** Named institutions; confidential ones are counted by vacancy. */
  institutions: number
  confidential: number
  walkIns: number
  /** Null if fewer than five vacancies state it. */
  pay: StatedPay | null
  /** The next walk-in interview, an instant. */
  nextWalkIn: string | null
}

/** The open vacancies of a subject, a place, or both. */
export interface SubjectPageView extends SubjectTopic, SubjectFigures {
  /** The newest. */
  jobs: JobCardView[]
  /** Narrower pages: the departments of a place, the places of a department. */
  within: SubjectLink[]
  /** Similar pages. */
  alike: SubjectLink[]
}

/** Search engines are offered a page from this many vacancies on, without samples. */
export const MIN_OFFERED = 3

/** The parts of a page's URL. */
export type SubjectPath = { [Part in keyof SubjectTopic]: { slug: string } | null }

/** The URL of a page of vacancies; without a topic, the list. */
export function subjectHref(language: Language, { subject, place }: SubjectPath): string {
  const paths = pathsIn(language)
  if (subject && place) return paths.jobsOfIn(subject.slug, place.slug)
  if (subject) return paths.jobsOf(subject.slug)
  return place ? paths.jobsIn(place.slug) : paths.jobs()
}

/** The links of a vacancy's department (in its place) and place. */
export interface AroundVacancy {
  department?: string
  location?: string
}

/** The pages that list a vacancy. A name without Latin letters or digits has none. */
export function aroundVacancy(
  language: Language,
  job: { department: string | null; location: string | null },
  terms: readonly SearchTerm[],
): AroundVacancy {
  const nameOf = canonicals(terms)
  const partOf = (kind: SubjectKind, value: string | null) => {
    const slug = value ? slugify(nameOf(kind, value).name) : ''
    return slug ? { slug } : null
  }
  const [subject, place] = [partOf('department', job.department), partOf('place', job.location)]
  return {
    ...(subject && place ? { department: subjectHref(language, { subject, place }) } : {}),
    ...(place ? { location: subjectHref(language, { subject: null, place }) } : {}),
  }
}
