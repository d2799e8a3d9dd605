'use client'
import type { ReactNode } from 'react'
import { Breakable } from '@/components/ui/breakable'
import { classNames } from '@/components/ui/class-names'
import { type Language, languageOfText } from '@/lib/language'
import { hoursIn } from '@/lib/text/spoken-texts'
import type { FooterView } from './frame-view'
import { entries } from './header/courses-menu'
import { LanguageLinks } from './header/language-links'
import type { NavigationEntry } from './header/navigation'
import { Wordmark } from './header/wordmark'
import { telephoneLink } from './site-view'

const LINK = 'foot-link tap-link'
// The same look, set once by the list.
const LINKS = '[&_a]:foot-link [&_a]:tap-link'

const list = (links: readonly NavigationEntry[], className?: string) => (
  <ul className={classNames(LINKS, className)}>{entries(links)}</ul>
)

const HEADING = 'mb-2 text-[1rem]'

/**
 * Brand and social links, quick links, courses, contact; copyright and legal pages below. Always dark. Rendered on the
 * client from its view, like the header.
 */
export function Footer({
  language,
  view: { site, links, tools, legal, words, copyright },
  answered,
}: {
  language: Language
  view: FooterView
  /** How well the response promise was kept lately. */
  answered: ReactNode
}) {
  const mark = (field: 'phone' | 'email' | 'address') => site.placeholders.includes(field) && ` ${words.sample}`
  return (
    <footer className="night border-t border-rule bg-paper text-sm text-ink [--mark:var(--color-marigold)]">
      <div className="wrap grid gap-10 pt-[clamp(2.5rem,2rem+2vw,4rem)] pb-5">
        <div className="grid grid-cols-2 gap-x-12 gap-y-8 sm:grid-cols-[1fr_1fr_1.4fr] lg:grid-cols-[1.7fr_1fr_1fr_1.3fr]">
          <div className="max-lg:col-span-full">
            <Wordmark language={language} brand={site.brand} />
            {site.blurb && <p className="max-w-[24em] pt-2">{site.blurb}</p>}
            {site.social.length > 0 && (
              <ul className="flex flex-wrap gap-x-5 pt-3" aria-label={words.social}>
                {site.social.map(({ network, url }) => (
                  <li key={url}>
                    <a className={LINK} href={url} target="_blank" rel="noopener noreferrer">
                      {network} <span className="sr-only">{words.opensElsewhere}</span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div>
            <h2 className={HEADING}>{words.quickLinks}</h2>
            {list([...links.first, ...links.last, ...tools])}
          </div>
          <div>
            <h2 className={HEADING}>{words.courses}</h2>
            {list(links.courses)}
          </div>
          <div className="max-sm:col-span-full">
            <h2 className={HEADING}>{words.contact}</h2>
            <address className="grid justify-items-start not-italic">
              {site.phone && (
                <span>
                  <a className={LINK} href={telephoneLink(site.phone)}>
                    {site.phone}
                  </a>
                  {mark('phone')}
                </span>
              )}
              {site.email && (
                <span>
                  <a className={LINK} href={`mailto:${site.email}`}>
                    <span>
                      <Breakable email={site.email} />
                    </span>
                  </a>
                  {mark('email')}
                </span>
              )}
              {site.address && (
                <span className="py-[0.38rem] whitespace-pre-line" lang={languageOfText(site.address)}>
                  {site.address}
                  {mark('address')}
                </span>
              )}
            </address>
            <p className="pt-2 text-quiet [&>span]:block">
              {site.officeHours
                .map((line) => hoursIn(language, line))
                .map(({ days, hours }) => (
                  <span key={days}>
                    {days} {hours}
                  </span>
                ))}
              <span>{words.promise}</span>
              {answered}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-rule pt-5 text-quiet">
          <p>{copyright}</p>
          <div className="flex flex-wrap gap-x-6">
            <LanguageLinks language={language} className={LINK} />
            {list(legal, 'flex gap-6')}
          </div>
        </div>
      </div>
    </footer>
  )
}
