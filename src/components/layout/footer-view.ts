import { pathsIn } from '@/lib/addresses/paths'
import type { Language } from '@/lib/text/language'
import { courseLinks, firstLinks, lastLinks, type NavigationEntry, toolLinks } from './header/navigation'
import type { SiteSettingsView } from './site-view'
import { type LayoutTexts, layoutTexts } from './texts'

type FooterTexts = LayoutTexts['footer']

/** What the footer shows. */
export interface FooterView {
  site: Pick<SiteSettingsView, 'brand' | 'blurb' | 'social' | 'phone' | 'email' | 'address' | 'officeHours' | 'madeUp'>
  links: Record<'quick' | 'courses' | 'legal', readonly NavigationEntry[]>
  words: Omit<FooterTexts, 'copyright' | 'postVacancy' | 'privacy' | 'terms'> & { sample: string }
  copyright: string
}

/** The footer in the words of a language. */
export function footerView(language: Language, settings: SiteSettingsView): FooterView {
  const { footer, sample } = layoutTexts(language)
  const { copyright, postVacancy, privacy, terms, ...words } = footer
  const { brand, blurb, social, phone, email, address, officeHours, madeUp } = settings
  const paths = pathsIn(language)
  return {
    site: { brand, blurb, social, phone, email, address, officeHours, madeUp },
    links: {
      quick: [
        ...firstLinks(language),
        ...lastLinks(language),
        ...toolLinks(language),
        { name: postVacancy, href: paths.postVacancy() },
      ],
      courses: courseLinks(language).map(({ name, href }) => ({ name, href })),
      legal: [
        { name: privacy, href: paths.privacy() },
        { name: terms, href: paths.terms() },
      ],
    },
    words: { ...words, sample },
    copyright: copyright(new Date().getFullYear(), brand),
  }
}
