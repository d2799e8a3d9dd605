import type { Metadata } from 'next'
import { lang } from 'next/root-params'
import type { ReactNode } from 'react'
import { type PageDescription, pageMetadata } from '@/components/seo/page-metadata'
import { type Language, languageOf } from '@/lib/language'

/** Language of the page being rendered: the first segment of its route. Route handlers have it in their `params`. */
export const routeLanguage = async (): Promise<Language> => languageOf(await lang())

/** `generateMetadata` of a page described in its language. */
export const metadataOf =
  <Props>(descriptionOf: (language: Language, props: Props) => PageDescription | Promise<PageDescription>) =>
  async (props: Props): Promise<Metadata> => {
    const language = await routeLanguage()
    return pageMetadata(language, await descriptionOf(language, props))
  }

/** The same for a page that search engines leave out: a title only. */
export const unlistedPage = (title: (language: Language) => string) =>
  metadataOf((language) => ({ title: title(language), robots: 'noindex' }))

/** The same for a page with a secret URL. */
export const secretPage = (title: (language: Language) => string) =>
  metadataOf((language) => ({ title: title(language), hasSecretPath: true }))

/** A page rendered in the language of its route. */
export const pageOf =
  <Props>(drawn: (language: Language, props: Props) => ReactNode | Promise<ReactNode>) =>
  async (props: Props) =>
    drawn(await routeLanguage(), props)
