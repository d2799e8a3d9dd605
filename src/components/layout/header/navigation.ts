import { DEFAULT_LANGUAGE, type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { COURSES, type CourseKey } from '@/lib/vocabulary'
import { layoutMessages } from '../messages'

export interface NavigationEntry {
  name: string
  href: string
}

/**
 * Navigation data of the header and menus. Rendered on the client, because otherwise every page would carry their
 * markup twice: as HTML and in the RSC payload.
 */
export interface HeaderLinks {
  first: readonly NavigationEntry[]
  courses: readonly (NavigationEntry & { duration?: string })[]
  /** States of the MBBS menu; their paths derive from their names. */
  states: readonly string[]
  /** Display names in the same order, where they differ. */
  stateNames?: readonly string[]
  last: readonly NavigationEntry[]
}

/** Admission tools, linked in the footer. */
export function toolLinks(language: Language): readonly NavigationEntry[] {
  const { tools } = layoutMessages(language)
  const paths = pathsIn(language)
  return [
    { name: tools.compare, href: paths.compare() },
    { name: tools.counselling, href: paths.counselling() },
  ]
}

/** The seven courses with listing page and duration, where stated. */
function courseLinks(language: Language): readonly (NavigationEntry & { duration?: string })[] {
  const durations: Partial<Record<CourseKey, string>> = layoutMessages(language).durations
  const { courseListing } = pathsIn(language)
  return COURSES.map(({ key, name }) => {
    const duration = durations[key]
    return { name: nameIn(language, name), href: courseListing(key), ...(duration && { duration }) }
  })
}

/** All navigation links: before the Courses menu, its own, and after it. */
export function headerLinks(language: Language, states: readonly string[]): HeaderLinks {
  const { pages } = layoutMessages(language)
  const paths = pathsIn(language)
  return {
    first: [
      { name: pages.home, href: paths.home() },
      { name: pages.jobs, href: paths.jobs() },
      { name: pages.colleges, href: paths.colleges() },
    ],
    courses: courseLinks(language),
    states,
    ...(language !== DEFAULT_LANGUAGE && { stateNames: states.map((state) => nameIn(language, state)) }),
    last: [
      { name: pages.predictor, href: paths.predictor() },
      { name: pages.admission, href: paths.admission() },
      { name: pages.about, href: paths.about() },
      { name: pages.contact, href: paths.contact() },
    ],
  }
}
