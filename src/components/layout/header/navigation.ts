import { DEFAULT_LANGUAGE, type Language, pathsIn } from '@/lib/language'
import { COURSES, type CourseKey, nameIn } from '@/lib/vocabulary'
import { layoutMessages } from '../messages'

export interface NavigationEntry {
  name: string
  href: string
}

/**
 * What the header and the menus lead to. They are drawn in the browser from this, because every page would carry their
 * markup twice otherwise: once as HTML and once for React.
 */
export interface HeaderLinks {
  first: readonly NavigationEntry[]
  courses: readonly (NavigationEntry & { duration?: string })[]
  /** The states in which the menu offers MBBS; their addresses are made of their names. */
  states: readonly string[]
  /** What they are called, in the same order, where that is not their own name. */
  stateNames?: readonly string[]
  last: readonly NavigationEntry[]
}

/** The tools of admission, which the footer leads to. */
export function toolLinks(language: Language): readonly NavigationEntry[] {
  const { tools } = layoutMessages(language)
  const paths = pathsIn(language)
  return [
    { name: tools.compare, href: paths.compare() },
    { name: tools.counselling, href: paths.counselling() },
  ]
}

/** The seven courses, each with its listing page and its duration where one is stated. */
function courseLinks(language: Language): readonly (NavigationEntry & { duration?: string })[] {
  const durations: Partial<Record<CourseKey, string>> = layoutMessages(language).durations
  const { courseListing } = pathsIn(language)
  return COURSES.map(({ key, name }) => {
    const duration = durations[key]
    return { name: nameIn(language, name), href: courseListing(key), ...(duration && { duration }) }
  })
}

/** All that the header and the menus lead to: links before the Courses menu, its own, and those after it. */
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
