import { Breakable } from '@/components/ui/breakable'
import { buttonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/text/language'
import { type SiteSettingsView, telephoneLink } from '../site-view'
import { layoutTexts } from '../texts'
import { MobileCoursesMenu } from './courses-menu'
import { NavigationList } from './navigation-list'
import type { SignOutAction } from './use-sign-out'
import { MobileUserMenu } from './user-menu'
import { Wordmark } from './wordmark'

const CONTACT = 'inline-flex min-h-tap items-center gap-[0.6rem]'

/** The whole screen, one list with rules; a popover, so it opens and closes without script. */
export function MobileMenu({
  language,
  site,
  signOut,
}: {
  language: Language
  site: SiteSettingsView
  signOut: SignOutAction
}) {
  return (
    <div
      id="mobile-menu"
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto border-0 bg-paper px-gutter pb-8 text-ink"
      popover="auto"
    >
      <div className="mb-2 flex h-[4.125rem] items-center justify-between border-b border-rule">
        <Wordmark language={language} brand={site.brand} />
        <button
          type="button"
          className={buttonLook({ kind: 'line' })}
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
        >
          <Icon name="close" /> {layoutTexts(language).closeMenu}
        </button>
      </div>
      <nav aria-label={layoutTexts(language).menuNavigation}>
        <NavigationList language={language} look="menu" courses={<MobileCoursesMenu language={language} />} />
      </nav>
      <MobileUserMenu language={language} words={layoutTexts(language).account} signOut={signOut} />
      <address className="grid gap-1 py-5 not-italic">
        {site.phone && (
          <a className={CONTACT} href={telephoneLink(site.phone)}>
            <Icon name="phone" /> {site.phone} {site.madeUp.includes('phone') && layoutTexts(language).sample}
          </a>
        )}
        {site.email && (
          <a className={CONTACT} href={`mailto:${site.email}`}>
            <Icon name="mail" />{' '}
            <span>
              <Breakable address={site.email} />
            </span>{' '}
            {site.madeUp.includes('email') && layoutTexts(language).sample}
          </a>
        )}
      </address>
    </div>
  )
}
