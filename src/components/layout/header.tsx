import { Icon } from '../ui/icon'
import { CoursesMenu } from './courses-menu'
import { MobileMenu } from './mobile-menu'
import { NavLink } from './nav-link'
import { FIRST_LINKS, LAST_LINKS } from './navigation'
import { PanelCloser } from './panel-closer'
import type { SiteSettingsView } from './site-view'
import { layoutTexts } from './texts'
import type { SignOutAction } from './use-sign-out'
import { UserMenu } from './user-menu'
import { Wordmark } from './wordmark'

/** Wordmark, links, the Courses menu and the user menu; on phones the wordmark and the menu button. */
export function Header({ site, signOut }: { site: SiteSettingsView; signOut: SignOutAction }) {
  return (
    <>
      <header className="header">
        <div className="wrap">
          <Wordmark brand={site.brand} />
          <nav className="nav" aria-label={layoutTexts.mainNavigation}>
            <ul>
              {FIRST_LINKS.map(({ name, href }) => (
                <li key={href}>
                  <NavLink href={href}>{name}</NavLink>
                </li>
              ))}
              <li>
                <CoursesMenu />
              </li>
              {LAST_LINKS.map(({ name, href }) => (
                <li key={href}>
                  <NavLink href={href}>{name}</NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="end">
            <UserMenu signOut={signOut} />
            <button type="button" className="button line menu-button" popoverTarget="mobile-menu">
              <Icon name="menu" /> {layoutTexts.openMenu}
            </button>
          </div>
        </div>
        <MobileMenu site={site} signOut={signOut} />
      </header>
      <PanelCloser />
    </>
  )
}
