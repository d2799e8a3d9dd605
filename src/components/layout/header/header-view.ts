import type { Language } from '@/lib/text/language'
import { type LayoutMessages, layoutMessages } from '../messages'
import type { SiteSettingsView } from '../site-view'
import { type HeaderLinks, headerLinks } from './navigation'

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

/** What the header and the mobile menu show. */
export interface HeaderView extends Pick<SiteSettingsView, 'brand' | 'phone' | 'email' | 'placeholders'> {
  links: HeaderLinks
  messages: HeaderLabels
}

/** The header in the words of a language, with the states of the Courses menu. */
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
