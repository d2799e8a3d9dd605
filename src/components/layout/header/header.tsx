import { buttonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/text/language'
import type { SiteSettingsView } from '../site-view'
import { layoutTexts } from '../texts'
import { CoursesMenu } from './courses-menu'
import { MobileMenu } from './mobile-menu'
import { NavigationList } from './navigation-list'
import { PanelCloser } from './panel-closer'
import type { SignOutAction } from './use-sign-out'
import { UserMenu } from './user-menu'
import { Wordmark } from './wordmark'

/** The header shrinks by a third where scrolling can drive it: its slack scrolls away, its content settles. */
const SHRINKING = 'sticky top-0 supports-[animation-timeline:scroll()]:-top-(--header-slack)'
// Each declaration that follows the shorthand has to stand against it.
const SETTLING =
  'lg:supports-[animation-timeline:scroll()]:animate-settle lg:[animation-timeline:scroll(root)]! lg:[animation-range:0_5rem]!'

/** Wordmark, links, the Courses menu and the user menu; on phones the wordmark and the menu button. */
export function Header({
  language,
  site,
  signOut,
}: {
  language: Language
  site: SiteSettingsView
  signOut: SignOutAction
}) {
  return (
    <>
      <header className={`${SHRINKING} z-20 border-b border-rule bg-paper [anchor-name:--header]`}>
        <div className={`wrap flex h-(--header) items-center gap-6 ${SETTLING}`}>
          <Wordmark language={language} brand={site.brand} />
          <nav className="ml-auto hidden lg:block" aria-label={layoutTexts(language).mainNavigation}>
            <NavigationList language={language} look="bar" courses={<CoursesMenu language={language} />} />
          </nav>
          <div className="ml-auto flex items-center gap-2 lg:ml-2">
            <UserMenu language={language} words={layoutTexts(language).account} signOut={signOut} />
            <button
              type="button"
              className={buttonLook({ kind: 'line', className: 'lg:hidden' })}
              popoverTarget="mobile-menu"
            >
              <Icon name="menu" /> {layoutTexts(language).openMenu}
            </button>
          </div>
        </div>
        <MobileMenu language={language} site={site} signOut={signOut} />
      </header>
      <PanelCloser />
    </>
  )
}
