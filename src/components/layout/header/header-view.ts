import type { Language } from '@/lib/text/language'
import type { SiteSettingsView } from '../site-view'
import { type LayoutTexts, layoutTexts } from '../texts'
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

export interface HeaderWords extends Pick<LayoutTexts, (typeof WORDS)[number]> {
  courses: string
}

/** What the header and the mobile menu show. */
export interface HeaderView extends Pick<SiteSettingsView, 'brand' | 'phone' | 'email' | 'madeUp'> {
  links: HeaderLinks
  words: HeaderWords
}

/** The header in the words of a language, with the states of the Courses menu. */
export function headerView(
  language: Language,
  { brand, phone, email, madeUp }: SiteSettingsView,
  states: readonly string[],
): HeaderView {
  const { pages, ...texts } = layoutTexts(language)
  const words = Object.fromEntries(WORDS.map((name) => [name, texts[name]])) as Pick<
    LayoutTexts,
    (typeof WORDS)[number]
  >
  return {
    brand,
    phone,
    email,
    madeUp,
    links: headerLinks(language, states),
    words: { ...words, courses: pages.courses },
  }
}
