import { buttonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { SiteSettingsView } from '../site-view'
import { layoutTexts } from '../texts'
import { CoursesMenu } from './courses-menu'
import { MobileMenu } from './mobile-menu'
import { NavigationList } from './navigation-list'
import { PanelCloser } from './panel-closer'
import type { SignOutAction } from './use-sign-out'
import { UserMenu } from './user-menu'
import { Wordmark } from './wordmark'

/** Wordmark, links, the Courses menu and the user menu; on phones the wordmark and the menu button. */
export function Header({ site, signOut }: { site: SiteSettingsView; signOut: SignOutAction }) {
  return (
    <>
      <header className="floating-panel-anchor sticky slack-scrolls-away z-20 border-b border-rule bg-paper">
        <div className="wrap flex h-(--header) items-center gap-6 settles-with-scroll">
          <Wordmark brand={site.brand} />
          <nav className="ml-auto hidden lg:block" aria-label={layoutTexts.mainNavigation}>
            <NavigationList look="bar" courses={<CoursesMenu />} />
          </nav>
          <div className="ml-auto flex items-center gap-2 lg:ml-2">
            <UserMenu signOut={signOut} />
            <button
              type="button"
              className={buttonLook({ kind: 'line', className: 'lg:hidden' })}
              popoverTarget="mobile-menu"
            >
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
