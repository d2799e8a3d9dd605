import type { ReactNode } from 'react'
import { NavLink } from './nav-link'
import type { HeaderLinks, NavigationEntry } from './navigation'

/** Layout of the main links: in the header bar, or stacked in the mobile menu. */
export const NAVIGATION_LOOKS = {
  bar: {
    list: 'flex gap-1 max-[80rem]:gap-0',
    entry: '',
    link: 'bar-link',
  },
  menu: {
    list: '',
    entry: 'border-b border-rule',
    link: 'menu-link',
  },
} as const
type NavigationLook = keyof typeof NAVIGATION_LOOKS

const entries = (links: readonly NavigationEntry[], look: NavigationLook) =>
  links.map(({ name, href }) => (
    <li key={href} className={NAVIGATION_LOOKS[look].entry || undefined}>
      <NavLink href={href} className={NAVIGATION_LOOKS[look].link}>
        {name}
      </NavLink>
    </li>
  ))

/** The main links with the Courses menu among them. */
export function NavigationList(props: {
  links: Pick<HeaderLinks, 'first' | 'last'>
  look: NavigationLook
  courses: ReactNode
}) {
  const { links, look, courses } = props
  return (
    <ul className={NAVIGATION_LOOKS[look].list || undefined}>
      {entries(links.first, look)}
      <li className={NAVIGATION_LOOKS[look].entry || undefined}>{courses}</li>
      {entries(links.last, look)}
    </ul>
  )
}
