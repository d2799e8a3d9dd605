import { pathsIn } from '@/lib/addresses/paths'
import type { Language } from '@/lib/text/language'
import { type HeaderLinks, type NavigationEntry, toolLinks } from './header/navigation'
import type { SiteSettingsView } from './site-view'
import { type LayoutTexts, layoutTexts } from './texts'

type FooterTexts = LayoutTexts['footer']

/** What the footer shows. */
export interface FooterView {
  site: Pick<SiteSettingsView, 'brand' | 'blurb' | 'social' | 'phone' | 'email' | 'address' | 'officeHours' | 'madeUp'>
  /** Those of the header, the very object, so that the page's data holds them once. */
  links: HeaderLinks
  tools: readonly NavigationEntry[]
  legal: readonly NavigationEntry[]
  words: Omit<FooterTexts, 'copyright' | 'postVacancy' | 'privacy' | 'terms'> & { sample: string }
  copyright: string
}

/** The footer in the words of a language, with the links of the header. */
export function footerView(language: Language, settings: SiteSettingsView, links: HeaderLinks): FooterView {
  const { footer, sample } = layoutTexts(language)
  const { copyright, postVacancy, privacy, terms, ...words } = footer
  const { brand, blurb, social, phone, email, address, officeHours, madeUp } = settings
  const paths = pathsIn(language)
  return {
    site: { brand, blurb, social, phone, email, address, officeHours, madeUp },
    links,
    tools: [...toolLinks(language), { name: postVacancy, href: paths.postVacancy() }],
    legal: [
      { name: privacy, href: paths.privacy() },
      { name: terms, href: paths.terms() },
    ],
    words: { ...words, sample },
    copyright: copyright(new Date().getFullYear(), brand),
  }
}
