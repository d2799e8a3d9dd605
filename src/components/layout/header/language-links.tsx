'use client'
import { useSearchParams } from 'next/navigation'
import { Suspense } from 'react'
import { LANGUAGE_NAMES, LANGUAGE_PREFIXES, LANGUAGES, type Language, splitPath } from '@/lib/language'
import { publicPath } from '@/lib/paths/public-path.mjs'
import { usePath } from '@/lib/paths/use-path'

/** Leads to the same page in each other language, with what its list is narrowed to. */
export const LanguageLinks = (props: { language: Language; className: string }) => (
  // A page that is the same for every query is drawn before one is known.
  <Suspense fallback={<Links {...props} query="" />}>
    <LinksWithQuery {...props} />
  </Suspense>
)

const LinksWithQuery = (props: { language: Language; className: string }) => (
  <Links {...props} query={useSearchParams().toString()} />
)

function Links({ language, className, query }: { language: Language; className: string; query: string }) {
  const path = publicPath(splitPath(usePath()).path)
  return LANGUAGES.filter((other) => other !== language).map((other) => (
    // A page of another language is another document: its `lang`, its fonts.
    <a
      key={other}
      href={`${(LANGUAGE_PREFIXES[other] + path).replace(/(.)\/$/, '$1')}${query && `?${query}`}`}
      className={className}
      lang={other}
      hrefLang={other}
    >
      {LANGUAGE_NAMES[other]}
    </a>
  ))
}
