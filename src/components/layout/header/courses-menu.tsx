import Link from 'next/link'
import { ArrowLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { slugify } from '@/lib/text/normal-forms/slug'
import type { HeaderLabels } from '../frame-view'
import type { HeaderLinks, NavigationEntry } from './navigation'
import { NAVIGATION_LOOKS } from './navigation-list'

/** Links as entries of a list. No prefetch: opening the menu would request forty pages. */
export const entries = (links: readonly NavigationEntry[]) =>
  links.map(({ name, href }) => (
    <li key={href}>
      <Link href={href} prefetch={false}>
        {name}
      </Link>
    </li>
  ))

const stateEntries = (language: Language, { states, stateNames }: Pick<HeaderLinks, 'states' | 'stateNames'>) =>
  entries(
    states.map((name, index) => ({
      name: stateNames?.[index] ?? name,
      href: pathsIn(language).guidance('mbbs', slugify(name)),
    })),
  )

interface CoursesProps {
  language: Language
  links: Pick<HeaderLinks, 'courses' | 'states' | 'stateNames'>
  messages: HeaderLabels
}

const MENU_LISTS = [
  '[&_a]:flex [&_a]:min-h-tap [&_a]:items-center [&_a]:text-control [&_a]:text-ink [&_a]:no-underline',
  '[&_summary]:flex [&_summary]:min-h-tap [&_summary]:cursor-pointer [&_summary]:list-none',
  '[&_summary]:items-center [&_summary]:justify-between [&_summary]:text-control',
  '[&_summary::-webkit-details-marker]:hidden',
].join(' ')
const PANEL_LINKS = [
  '[&_a]:flex [&_a]:min-h-8 [&_a]:items-center [&_a]:justify-between [&_a]:gap-4 [&_a]:py-[0.3rem]',
  '[&_a]:text-ink [&_a]:no-underline [&_a:hover]:text-brand [&_a:hover]:underline',
  'pointer-coarse:[&_a]:min-h-tap',
].join(' ')

/** The Courses button and its panel: courses on the left, MBBS by state on the right, all colleges at the end. */
export function CoursesMenu({ language, links, messages }: CoursesProps) {
  const paths = pathsIn(language)
  return (
    <>
      <button
        type="button"
        className={`peer ${NAVIGATION_LOOKS.bar.link} [&:has(+:popover-open)>svg]:rotate-180`}
        popoverTarget="courses-panel"
      >
        {messages.courses} <Icon name="down" className="w-[0.9em] transition-[rotate]" />
      </button>
      <div
        id="courses-panel"
        className="floating-panel top-[calc(var(--header)+2.5rem)] left-1/2 ml-[calc(min(66rem,100vw-2*var(--spacing-gutter))/-2)] w-[min(66rem,100vw-2*var(--spacing-gutter))] grid-cols-[19rem_1fr] open:grid"
        popover="auto"
      >
        <div className="rounded-tl-card bg-sunk p-6">
          <h3 id="courses-panel-courses" className="mb-2 text-h4">
            {messages.coursesPanel}
          </h3>
          <ul className={PANEL_LINKS} aria-labelledby="courses-panel-courses">
            {links.courses.map(({ name, href, duration }) => (
              <li key={href}>
                <Link href={href} prefetch={false}>
                  {name} {duration && <span className="text-sm text-quiet">{duration}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className="p-6">
          <h3 id="courses-panel-states" className="mb-2 text-h4">
            {messages.statesPanel}
          </h3>
          <Link
            className="mb-[0.35rem] inline-block py-[0.35rem] font-semibold"
            href={paths.courseListing('mbbs')}
            prefetch={false}
          >
            {messages.allMbbsColleges}
          </Link>
          <ul
            className={`${PANEL_LINKS} columns-4 gap-x-5 text-sm *:break-inside-avoid`}
            aria-labelledby="courses-panel-states"
          >
            {stateEntries(language, links)}
          </ul>
        </div>
        <p className="col-span-full max-w-none border-t border-rule px-6 py-[0.35rem]">
          <ArrowLink href={paths.colleges()} prefetch={false}>
            {messages.allColleges}
          </ArrowLink>
        </p>
      </div>
    </>
  )
}

/** The same inside the mobile menu, as collapsible lists. */
export function MobileCoursesMenu({ language, links, messages }: CoursesProps) {
  const paths = pathsIn(language)
  const [mbbs, ...others] = links.courses
  return (
    <details className="group">
      <summary className={NAVIGATION_LOOKS.menu.link}>
        {messages.courses} <Icon name="down" className="group-open:rotate-180" />
      </summary>
      <ul className={`${MENU_LISTS} pb-3 pl-4`}>
        <li>
          <details className="group/states">
            <summary>
              {mbbs?.name} <Icon name="down" className="group-open/states:rotate-180" />
            </summary>
            <ul className="columns-2 gap-x-4 pb-3 pl-4 *:break-inside-avoid">
              <li className="[column-span:all]">
                <Link href={paths.courseListing('mbbs')} prefetch={false}>
                  {messages.allMbbsColleges}
                </Link>
              </li>
              {stateEntries(language, links)}
            </ul>
          </details>
        </li>
        {entries(others)}
        <li>
          <Link href={paths.colleges()} prefetch={false}>
            {messages.allColleges}
          </Link>
        </li>
      </ul>
    </details>
  )
}
