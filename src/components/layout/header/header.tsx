'use client'
import { useEffect } from 'react'
import { Breakable } from '@/components/ui/breakable'
import { buttonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/language'
import type { HeaderView } from '../frame-view'
import { telephoneLink } from '../site-view'
import { CoursesMenu, MobileCoursesMenu } from './courses-menu'
import { LanguageLinks } from './language-links'
import { NavigationList } from './navigation-list'
import type { SignOutAction } from './use-sign-out'
import { UserMenu } from './user-menu'
import { LONG_NAME, Wordmark } from './wordmark'

const CONTACT = 'inline-flex min-h-tap items-center gap-[0.6rem]'

/** Full screen, a ruled list; a popover, so it opens and closes without script. */
function MobileMenu(props: { language: Language; view: HeaderView; signOut: SignOutAction }) {
  const { language, view, signOut } = props
  const { brand, phone, email, placeholders, links, messages } = view
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
          variant="menu"
          courses={<MobileCoursesMenu language={language} links={links} messages={messages} />}
        />
      </nav>
      <div className="grid max-w-none gap-[0.6rem] pt-5">
        <UserMenu language={language} messages={messages.account} signOut={signOut} isMobile />
      </div>
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

const OPEN_PANELS = '[popover]:popover-open'

/** Whether an element is in an open panel, or is its button. */
const belongsTo = (panel: HTMLElement, place: EventTarget | null) =>
  place instanceof Element &&
  (panel.contains(place) || place.closest(`[popovertarget="${CSS.escape(panel.id)}"]`) !== null)

/**
 * Closes a panel or menu when a link in it is followed, because the header outlives the page, or when it loses the
 * focus, because it would cover what the keyboard reaches next. Present on every page, it also marks hydration for
 * clicks that wait for it (waiting-scripts.ts).
 */
function PanelCloser() {
  useEffect(() => {
    document.documentElement.dataset.alive = 'true'
    const closeAllBut = (place: EventTarget | null) => {
      for (const panel of document.querySelectorAll<HTMLElement>(OPEN_PANELS))
        if (!belongsTo(panel, place)) panel.hidePopover()
    }
    const leave = ({ target }: FocusEvent) => closeAllBut(target)
    // The focus may have left before the script loaded, which a first key triggers.
    if (document.activeElement !== document.body) closeAllBut(document.activeElement)
    document.addEventListener('focusin', leave)
    return () => document.removeEventListener('focusin', leave)
  }, [])

  useEffect(() => {
    const close = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('a[href]')) return
      event.target.closest<HTMLElement>('[popover]')?.hidePopover?.()
    }
    document.addEventListener('click', close)
    return () => document.removeEventListener('click', close)
  }, [])
  return null
}

/** The header shrinks by a third with scroll-driven animation: its slack scrolls away, its content settles. */
const SHRINKING = 'sticky top-0 supports-[animation-timeline:scroll()]:-top-(--header-slack)'
// Every declaration after the shorthand must override it.
const SETTLING =
  'lg:supports-[animation-timeline:scroll()]:animate-settle lg:[animation-timeline:scroll(root)]! lg:[animation-range:0_5rem]!'

/**
 * Wordmark, links, Courses menu and user menu; on phones wordmark and menu button. Rendered on the client from its
 * view: otherwise every page would carry its markup twice, as HTML and in the RSC payload.
 */
export function Header({ language, view, signOut }: { language: Language; view: HeaderView; signOut: SignOutAction }) {
  const { brand, links, messages } = view
  return (
    <>
      <header className={`${SHRINKING} z-20 border-b border-rule bg-paper [anchor-name:--header]`}>
        <div
          className={`wrap flex min-h-(--header) items-center gap-x-6 lg:max-[80rem]:gap-x-3 gap-y-2 max-[20rem]:flex-wrap max-[20rem]:py-2 ${SETTLING}`}
        >
          <Wordmark language={language} brand={brand} />
          <nav className="ml-auto hidden lg:block" aria-label={messages.mainNavigation}>
            <NavigationList
              links={links}
              variant="bar"
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
