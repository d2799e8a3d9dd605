'use client'
import { buttonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/text/language'
import { CoursesMenu } from './courses-menu'
import type { HeaderView } from './header-view'
import { LanguageLinks } from './language-links'
import { MobileMenu } from './mobile-menu'
import { NavigationList } from './navigation-list'
import { PanelCloser } from './panel-closer'
import type { SignOutAction } from './use-sign-out'
import { UserMenu } from './user-menu'
import { LONG_NAME, Wordmark } from './wordmark'

/** The header shrinks by a third where scrolling can drive it: its slack scrolls away, its content settles. */
const SHRINKING = 'sticky top-0 supports-[animation-timeline:scroll()]:-top-(--header-slack)'
// Each declaration that follows the shorthand has to stand against it.
const SETTLING =
  'lg:supports-[animation-timeline:scroll()]:animate-settle lg:[animation-timeline:scroll(root)]! lg:[animation-range:0_5rem]!'

/**
 * Wordmark, links, the Courses menu and the user menu; on phones the wordmark and the menu button. It is drawn in the
 * browser from its view: every page would carry its markup twice otherwise, as HTML and once more for React.
 */
export function Header({ language, view, signOut }: { language: Language; view: HeaderView; signOut: SignOutAction }) {
  const { brand, links, messages } = view
  return (
    <>
      <header className={`${SHRINKING} z-20 border-b border-rule bg-paper [anchor-name:--header]`}>
        <div
          className={`wrap flex min-h-(--header) items-center gap-x-6 gap-y-2 max-[20rem]:flex-wrap max-[20rem]:py-2 ${SETTLING}`}
        >
          <Wordmark language={language} brand={brand} />
          <nav className="ml-auto hidden lg:block" aria-label={messages.mainNavigation}>
            <NavigationList
              links={links}
              look="bar"
              courses={<CoursesMenu language={language} links={links} messages={messages} />}
            />
          </nav>
          <div className="ml-auto flex items-center gap-2 lg:ml-2">
            <LanguageLinks language={language} className="bar-link text-sm max-lg:hidden" />
            <UserMenu language={language} messages={messages.account} signOut={signOut} />
            <button
              type="button"
              className={buttonLook({ kind: 'line', className: 'lg:hidden' })}
              popoverTarget="mobile-menu"
            >
              <Icon name="menu" />{' '}
              <span className={brand.length > LONG_NAME ? 'max-sm:sr-only' : undefined}>{messages.openMenu}</span>
            </button>
          </div>
        </div>
        <MobileMenu language={language} view={view} signOut={signOut} />
      </header>
      <PanelCloser />
    </>
  )
}
