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

const entries = (links: readonly NavigationEntry[], variant: NavigationLook) =>
  links.map(({ name, href }) => (
    <li key={href} className={NAVIGATION_LOOKS[variant].entry || undefined}>
      <NavLink href={href} className={NAVIGATION_LOOKS[variant].link}>
        {name}
      </NavLink>
    </li>
  ))

/** The main links with the Courses menu among them. */
export function NavigationList(props: {
  links: Pick<HeaderLinks, 'first' | 'last'>
  variant: NavigationLook
  courses: ReactNode
}) {
  const { links, variant, courses } = props
  return (
    <ul className={NAVIGATION_LOOKS[variant].list || undefined}>
      {entries(links.first, variant)}
      <li className={NAVIGATION_LOOKS[variant].entry || undefined}>{courses}</li>
      {entries(links.last, variant)}
    </ul>
  )
}
