import { type Language, pathsIn } from '@/lib/language'
import type { SearchTerm } from '@/lib/search/dictionary'
import { slugify } from '@/lib/text/normal-forms/slug'
import { canonicals, type SubjectKind } from './canonical'
import type { SubjectTopic } from './view'

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
