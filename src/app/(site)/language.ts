import type { Metadata } from 'next'
import { lang } from 'next/root-params'
import type { ReactNode } from 'react'
import { type PageDescription, pageMetadata } from '@/components/seo/page-metadata'
import { type Language, languageOf } from '@/lib/language'

/** The language of the page that is rendered: the first folder of its route. Route handlers have it in their `params`. */
export const routeLanguage = async (): Promise<Language> => languageOf(await lang())

/** The `generateMetadata` of a page that describes itself in its language. */
export const metadataOf =
  <Props>(said: (language: Language, props: Props) => PageDescription | Promise<PageDescription>) =>
  async (props: Props): Promise<Metadata> => {
    const language = await routeLanguage()
    return pageMetadata(language, await said(language, props))
  }

/** That of a page which search engines leave out: its title is all that it says. */
export const unlistedPage = (title: (language: Language) => string) =>
  metadataOf((language) => ({ title: title(language), robots: 'noindex' }))

/** The same of a page whose address is a secret. */
export const secretPage = (title: (language: Language) => string) =>
  metadataOf((language) => ({ title: title(language), hasSecretPath: true }))

/** A page that is drawn in the language of its route. */
export const pageOf =
  <Props>(drawn: (language: Language, props: Props) => ReactNode | Promise<ReactNode>) =>
  async (props: Props) =>
    drawn(await routeLanguage(), props)
