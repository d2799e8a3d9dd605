'use client'
import { useSearchParams } from 'next/navigation'
import { Suspense } from 'react'
import { LANGUAGE_NAMES, LANGUAGE_PREFIXES, LANGUAGES, type Language, splitPath } from '@/lib/language'
import { publicPath } from '@/lib/paths/public-path.mjs'
import { usePath } from '@/lib/paths/use-path'

/** Links to the same page in each other language, keeping its filters. */
export const LanguageLinks = (props: { language: Language; className: string }) => (
  // Static pages are rendered before a query is known.
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
    // Another language is another document: its `lang`, its fonts.
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
