import { Breakable } from '@/components/ui/breakable'
import { buttonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/text/language'
import { telephoneLink } from '../site-view'
import { MobileCoursesMenu } from './courses-menu'
import type { HeaderView } from './header-view'
import { LanguageLinks } from './language-links'
import { NavigationList } from './navigation-list'
import type { SignOutAction } from './use-sign-out'
import { MobileUserMenu } from './user-menu'
import { Wordmark } from './wordmark'

const CONTACT = 'inline-flex min-h-tap items-center gap-[0.6rem]'

/** The whole screen, one list with rules; a popover, so it opens and closes without script. */
export function MobileMenu({
  language,
  view: { brand, phone, email, placeholders, links, messages },
  signOut,
}: {
  language: Language
  view: HeaderView
  signOut: SignOutAction
}) {
  return (
    <div
      id="mobile-menu"
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto border-0 bg-paper px-gutter pb-8 text-ink"
      popover="auto"
    >
      <div className="mb-2 flex h-[4.125rem] items-center justify-between border-b border-rule">
        <Wordmark language={language} brand={brand} />
        <button
          type="button"
          className={buttonLook({ kind: 'line' })}
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
        >
          <Icon name="close" /> {messages.closeMenu}
        </button>
      </div>
      <nav aria-label={messages.menuNavigation}>
        <NavigationList
          links={links}
          look="menu"
          courses={<MobileCoursesMenu language={language} links={links} messages={messages} />}
        />
      </nav>
      <MobileUserMenu language={language} messages={messages.account} signOut={signOut} />
      <LanguageLinks language={language} className="inline-flex min-h-tap items-center pt-2 font-semibold" />
      <address className="grid gap-1 py-5 not-italic">
        {phone && (
          <a className={CONTACT} href={telephoneLink(phone)}>
            <Icon name="phone" /> {phone} {placeholders.includes('phone') && messages.sample}
          </a>
        )}
        {email && (
          <a className={CONTACT} href={`mailto:${email}`}>
            <Icon name="mail" />{' '}
            <span>
              <Breakable email={email} />
            </span>{' '}
            {placeholders.includes('email') && messages.sample}
          </a>
        )}
      </address>
    </div>
  )
}
