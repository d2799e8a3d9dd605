import { indianClock } from '@/lib/calendar/indian-calendar'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { type HeaderLinks, headerLinks, type NavigationEntry, toolLinks } from './header/navigation'
import { type LayoutMessages, layoutMessages } from './messages'
import type { SiteSettingsView } from './site-view'

const WORDS = [
  'mainNavigation',
  'menuNavigation',
  'openMenu',
  'closeMenu',
  'coursesPanel',
  'statesPanel',
  'allMbbsColleges',
  'allColleges',
  'account',
  'sample',
] as const

export interface HeaderLabels extends Pick<LayoutMessages, (typeof WORDS)[number]> {
  courses: string
}

/** View of the header and the mobile menu. */
export interface HeaderView extends Pick<SiteSettingsView, 'brand' | 'phone' | 'email' | 'placeholders'> {
  links: HeaderLinks
  messages: HeaderLabels
}

/** The header in a language, with the states of the Courses menu. */
export function headerView(
  language: Language,
  { brand, phone, email, placeholders }: SiteSettingsView,
  states: readonly string[],
): HeaderView {
  const { pages, ...texts } = layoutMessages(language)
  const messages = Object.fromEntries(WORDS.map((name) => [name, texts[name]])) as Pick<
    LayoutMessages,
    (typeof WORDS)[number]
  >
  return {
    brand,
    phone,
    email,
    placeholders,
    links: headerLinks(language, states),
    messages: { ...messages, courses: pages.courses },
  }
}

type FooterMessages = LayoutMessages['footer']

export interface FooterView {
  site: Pick<
    SiteSettingsView,
    'brand' | 'blurb' | 'social' | 'phone' | 'email' | 'address' | 'officeHours' | 'placeholders'
  >
  /** The header's very object, so that the RSC payload holds it once. */
  links: HeaderLinks
  tools: readonly NavigationEntry[]
  legal: readonly NavigationEntry[]
  words: Omit<FooterMessages, 'copyright' | 'postVacancy' | 'privacy' | 'terms'> & { sample: string }
  copyright: string
}

/** The footer in a language, sharing the header's links. */
export function footerView(language: Language, settings: SiteSettingsView, links: HeaderLinks): FooterView {
  const { footer, sample } = layoutMessages(language)
  const { copyright, postVacancy, privacy, terms, ...words } = footer
  const { brand, blurb, social, phone, email, address, officeHours, placeholders } = settings
  const paths = pathsIn(language)
  return {
    site: { brand, blurb, social, phone, email, address, officeHours, placeholders },
    links,
    tools: [...toolLinks(language), { name: postVacancy, href: paths.postVacancy() }],
    legal: [
      { name: privacy, href: paths.privacy() },
      { name: terms, href: paths.terms() },
    ],
    words: { ...words, sample },
    copyright: copyright(indianClock(new Date()).getUTCFullYear(), brand),
  }
}
