import { Icon } from '../ui/icon'
import { MobileCoursesMenu } from './courses-menu'
import { NavigationList } from './navigation-list'
import { type SiteSettingsView, telephoneLink } from './site-view'
import { layoutTexts } from './texts'
import type { SignOutAction } from './use-sign-out'
import { MobileUserMenu } from './user-menu'
import { Wordmark } from './wordmark'

/** The whole screen, one list with rules; a popover, so it opens and closes without script. */
export function MobileMenu({ site, signOut }: { site: SiteSettingsView; signOut: SignOutAction }) {
  return (
    <div id="mobile-menu" className="mobile-menu" popover="auto">
      <div className="bar">
        <Wordmark brand={site.brand} />
        <button type="button" className="button line" popoverTarget="mobile-menu" popoverTargetAction="hide">
          <Icon name="close" /> {layoutTexts.closeMenu}
        </button>
      </div>
      <nav aria-label={layoutTexts.menuNavigation}>
        <NavigationList courses={<MobileCoursesMenu />} />
      </nav>
      <MobileUserMenu signOut={signOut} />
      <address>
        {site.phone && (
          <a href={telephoneLink(site.phone)}>
            <Icon name="phone" /> {site.phone}
          </a>
        )}
        {site.email && (
          <a href={`mailto:${site.email}`}>
            <Icon name="mail" /> {site.email}
          </a>
        )}
      </address>
    </div>
  )
}
