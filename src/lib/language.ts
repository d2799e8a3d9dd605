import { LANGUAGE_PREFIXES as prefixes } from './paths/language-prefixes.mjs'

/**
 * Languages of the public site. To add one, name it here: the compiler then lists every module of messages, format and
 * table that lacks it.
 */
export const LANGUAGES = ['en', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * Languages announced to search engines: listing one above serves it, listing it here adds it to `hreflang`, the
 * sitemap and IndexNow, for each page written in it.
 */
export const ANNOUNCED_LANGUAGES: readonly Language[] = ['en']

/** Languages of records that are not translated: vacancies, hospitals, counselling authorities, legal pages. */
export const RECORD_LANGUAGES: readonly Language[] = ['en']

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिंदी' }

/** BCP 47 tags, as used in India. */
export const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' }

/** Language of URLs without a prefix, and of people who have not chosen one. */
export const DEFAULT_LANGUAGE: Language = 'en'

/** Language of the studio and of notices to the team. */
export const STUDIO_LANGUAGE: Language = 'en'

/** Form field that carries the form's language. */
export const LANGUAGE_FIELD = 'language'

/** Parses a language from a form or record; anything else gives the default. */
export const languageOf = (name: unknown): Language =>
  LANGUAGES.find((language) => language === name) ?? DEFAULT_LANGUAGE

export const languageOfForm = (form: FormData): Language =>
  // A client may send no form at all; the code that reads the fields reports that.
  languageOf(form instanceof FormData ? form.get(LANGUAGE_FIELD) : null)

/** Whether a page is in the editors' language; in another one it shows its own words instead of theirs. */
export const isEditors = (language: Language): boolean => language === STUDIO_LANGUAGE

/** Whether a record's text is in the page's language, which is not the editors'. */
export const isSaidIn = (language: Language, text: string | null): boolean =>
  isEditors(language) || languageOfText(text) === undefined

/** Whether a text has a letter or sign of Devanagari. */
export const isDevanagari = (text: string): boolean => /[\u0900-\u097F]/.test(text)

/**
 * Language of a record's text, for the element's `lang`: English if it has two Latin words and no Devanagari; undefined
 * for a number or a name of one word.
 */
export const languageOfText = (text: string | null | undefined): Language | undefined =>
  text && /[A-Za-z]{2,}[^A-Za-z]+[A-Za-z]{2,}/.test(text) && !isDevanagari(text) ? STUDIO_LANGUAGE : undefined

/** Language of a record's name, for the element's `lang`: names are in English but for those in Devanagari. */
export const languageOfName = (name: string): Language => (isDevanagari(name) ? 'hi' : STUDIO_LANGUAGE)

/** URL prefix of each language. */
export const LANGUAGE_PREFIXES: Record<Language, string> = prefixes

/** An editor's link on a page in a language, pointing to the same page in that language. */
export const linkIn = (language: Language, link: string): string =>
  link.startsWith('/') ? LANGUAGE_PREFIXES[language] + link : link

/**
 * Language of a path of ours, and the path without its prefix, for comparisons: "/hi/jobs?page=2" is "/jobs?page=2" in
 * Hindi; "/hill-colleges" stays as it is.
 */
export function splitPath(path: string): { language: Language; path: string } {
  for (const language of LANGUAGES) {
    const prefix = LANGUAGE_PREFIXES[language]
    const rest = path.slice(prefix.length)
    if (prefix === '' || !path.startsWith(prefix) || !/^(?:[/?#]|$)/.test(rest)) continue
    return { language, path: rest.startsWith('/') ? rest : `/${rest}` }
  }
  return { language: DEFAULT_LANGUAGE, path }
}
