import Link from 'next/link'
import { paths } from '@/lib/paths'
import { Icon } from '../ui/icon'
import { COURSE_LINKS, MBBS_STATE_LINKS, type NavigationEntry } from './navigation'
import { layoutTexts } from './texts'

// None of these links is fetched ahead: opening the menu would ask for forty pages.

const entries = (links: readonly NavigationEntry[]) =>
  links.map(({ name, href }) => (
    <li key={href}>
      <Link href={href} prefetch={false}>
        {name}
      </Link>
    </li>
  ))

/** The Courses button and its panel: courses left, the states of MBBS right, all colleges at the end. */
export function CoursesMenu() {
  return (
    <>
      <button type="button" popoverTarget="courses-panel">
        {layoutTexts.pages.courses} <Icon name="down" />
      </button>
      <div id="courses-panel" className="panel courses-panel" popover="auto">
        <div>
          <h3 id="courses-panel-courses">{layoutTexts.coursesPanel}</h3>
          <ul aria-labelledby="courses-panel-courses">
            {COURSE_LINKS.map(({ name, href, duration }) => (
              <li key={href}>
                <Link href={href} prefetch={false}>
                  {name} {duration && <span className="quiet small">{duration}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 id="courses-panel-states">{layoutTexts.statesPanel}</h3>
          <Link className="all" href={paths.courseListing('mbbs')} prefetch={false}>
            {layoutTexts.allMbbsColleges}
          </Link>
          <ul className="states" aria-labelledby="courses-panel-states">
            {entries(MBBS_STATE_LINKS)}
          </ul>
        </div>
        <p>
          <Link className="arrow" href={paths.colleges()} prefetch={false}>
            {layoutTexts.allColleges} <Icon name="arrow" />
          </Link>
        </p>
      </div>
    </>
  )
}

/** The same menu inside the mobile menu, as lists that unfold. */
export function MobileCoursesMenu() {
  const [mbbs, ...others] = COURSE_LINKS
  return (
    <details>
      <summary>
        {layoutTexts.pages.courses} <Icon name="down" />
      </summary>
      <ul>
        <li>
          <details>
            <summary>
              {mbbs?.name} <Icon name="down" />
            </summary>
            <ul className="states">
              <li>
                <Link href={paths.courseListing('mbbs')} prefetch={false}>
                  {layoutTexts.allMbbsColleges}
                </Link>
              </li>
              {entries(MBBS_STATE_LINKS)}
            </ul>
          </details>
        </li>
        {entries(others)}
        <li>
          <Link href={paths.colleges()} prefetch={false}>
            {layoutTexts.allColleges}
          </Link>
        </li>
      </ul>
    </details>
  )
}
