import { paths } from '@/lib/addresses/paths'
import { slugify } from '@/lib/text/slug'
import { COURSES, MENU_STATES } from '@/lib/vocabulary'
import { COURSE_DURATIONS, layoutTexts } from '../texts'

export interface NavigationEntry {
  name: string
  href: string
}

const { pages } = layoutTexts

/** The links before and after the Courses menu. */
export const FIRST_LINKS: readonly NavigationEntry[] = [
  { name: pages.home, href: paths.home() },
  { name: pages.jobs, href: paths.jobs() },
  { name: pages.colleges, href: paths.colleges() },
]
export const LAST_LINKS: readonly NavigationEntry[] = [
  { name: pages.admission, href: paths.admission() },
  { name: pages.about, href: paths.about() },
  { name: pages.contact, href: paths.contact() },
]

/** The seven courses, each with its listing page and its duration where one is stated. */
export const COURSE_LINKS: readonly (NavigationEntry & { duration?: string })[] = COURSES.map(({ key, name }) => ({
  name,
  href: paths.courseListing(key),
  duration: COURSE_DURATIONS[key],
}))

/** The 29 states in which the menu offers MBBS. */
export const MBBS_STATE_LINKS: readonly NavigationEntry[] = MENU_STATES.map((state) => ({
  name: state,
  href: paths.guidance('mbbs', slugify(state)),
}))
