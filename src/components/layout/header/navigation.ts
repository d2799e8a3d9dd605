import { pathsIn } from '@/lib/addresses/paths'
import type { Language } from '@/lib/text/language'
import { slugify } from '@/lib/text/slug'
import { COURSES, type CourseKey, MENU_STATES } from '@/lib/vocabulary'
import { layoutTexts } from '../texts'

export interface NavigationEntry {
  name: string
  href: string
}

/** The links before the Courses menu. */
export function firstLinks(language: Language): readonly NavigationEntry[] {
  const { pages } = layoutTexts(language)
  const paths = pathsIn(language)
  return [
    { name: pages.home, href: paths.home() },
    { name: pages.jobs, href: paths.jobs() },
    { name: pages.colleges, href: paths.colleges() },
  ]
}

/** The links after the Courses menu. */
export function lastLinks(language: Language): readonly NavigationEntry[] {
  const { pages } = layoutTexts(language)
  const paths = pathsIn(language)
  return [
    { name: pages.admission, href: paths.admission() },
    { name: pages.about, href: paths.about() },
    { name: pages.contact, href: paths.contact() },
  ]
}

/** The tools of admission, which the footer leads to. */
export function toolLinks(language: Language): readonly NavigationEntry[] {
  const { tools } = layoutTexts(language)
  const paths = pathsIn(language)
  return [
    { name: tools.compare, href: paths.compare() },
    { name: tools.counselling, href: paths.counselling() },
  ]
}

/** The seven courses, each with its listing page and its duration where one is stated. */
export function courseLinks(language: Language): readonly (NavigationEntry & { duration?: string })[] {
  const durations: Partial<Record<CourseKey, string>> = layoutTexts(language).durations
  const { courseListing } = pathsIn(language)
  return COURSES.map(({ key, name }) => ({ name, href: courseListing(key), duration: durations[key] }))
}

/** The 29 states in which the menu offers MBBS. */
export function mbbsStateLinks(language: Language): readonly NavigationEntry[] {
  const { guidance } = pathsIn(language)
  return MENU_STATES.map((state) => ({ name: state, href: guidance('mbbs', slugify(state)) }))
}
