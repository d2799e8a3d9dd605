import type { ReactNode } from 'react'
import { NavLink } from './nav-link'
import { FIRST_LINKS, LAST_LINKS, type NavigationEntry } from './navigation'

const entries = (links: readonly NavigationEntry[]) =>
  links.map(({ name, href }) => (
    <li key={href}>
      <NavLink href={href}>{name}</NavLink>
    </li>
  ))

/** The main links with the Courses menu in its place among them. */
export function NavigationList({ courses }: { courses: ReactNode }) {
  return (
    <ul>
      {entries(FIRST_LINKS)}
      <li>{courses}</li>
      {entries(LAST_LINKS)}
    </ul>
  )
}
