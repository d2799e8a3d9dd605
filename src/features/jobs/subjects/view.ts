import { type Language, pathsIn } from '@/lib/language'
import type { SearchTerm } from '@/lib/search/dictionary'
import { slugify } from '@/lib/text/normal-forms/slug'
import type { JobCardView } from '../vacancies/view'
import type { SubjectFigures } from './queries'
import { canonicals, type SubjectKind } from './subject-index'

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
export interface SubjectPageView extends SubjectTopic, SubjectFigures {
  /** The newest. */
  jobs: JobCardView[]
  /** What it is made of: the departments of a place, the places of a department. */
  within: SubjectLink[]
  /** What is like it. */
  alike: SubjectLink[]
}

/** From so many vacancies that somebody offers on, search engines are shown a page. */
export const LEAST_OFFERED = 3

type Parts = { [Part in keyof SubjectTopic]: { slug: string } | null }

/** The address of a page of vacancies; the list where it is about nothing. */
export function subjectHref(language: Language, { subject, place }: Parts): string {
  const paths = pathsIn(language)
  if (subject && place) return paths.jobsOfIn(subject.slug, place.slug)
  if (subject) return paths.jobsOf(subject.slug)
  return place ? paths.jobsIn(place.slug) : paths.jobs()
}

/** Where the department and the place of a vacancy lead: to the department in that place, and to the place. */
export interface AroundVacancy {
  department?: string
  location?: string
}

/** The pages that a vacancy stands on. A name without a Latin letter or digit has none. */
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
