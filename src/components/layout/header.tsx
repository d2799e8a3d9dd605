import { Icon } from '../ui/icon'
import { CoursesMenu } from './courses-menu'
import { MobileMenu } from './mobile-menu'
import { NavigationList } from './navigation-list'
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
            <NavigationList courses={<CoursesMenu />} />
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
