/**
 * The languages of the public half. To add one, name it here: the compiler then names every module of texts, every
 * format and every table that lacks it.
 */
export const LANGUAGES = ['en', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * The languages whose pages search engines are told of: naming one above serves it, naming it here announces it in
 * `hreflang`, the sitemap and IndexNow, page by page: those that are written in it.
 */
export const ANNOUNCED_LANGUAGES: readonly Language[] = ['en']

/** The languages of records that nobody translates: vacancies, hospitals, counselling authorities, the legal pages. */
export const RECORD_LANGUAGES: readonly Language[] = ['en']

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिंदी' }

/** What programs call each language: BCP 47, as used in India. */
export const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' }

/** The language of addresses without a prefix, and of people who have not said theirs. */
export const DEFAULT_LANGUAGE: Language = 'en'

/** The language of the studio and of what the team is told. */
export const STUDIO_LANGUAGE: Language = 'en'

/** The field in which a form of the site says its language. */
export const LANGUAGE_FIELD = 'language'

/** A language as a form or a record names it; anything else is the default. */
export const languageOf = (name: unknown): Language =>
  LANGUAGES.find((language) => language === name) ?? DEFAULT_LANGUAGE

/** The language of the page that a form was on. */
export const languageOfForm = (form: FormData): Language =>
  // A program may send no form at all; who reads its fields says so.
  languageOf(form instanceof FormData ? form.get(LANGUAGE_FIELD) : null)

/** Whether a page is in the language that editors write: in another one it says its own words, not theirs. */
export const isEditors = (language: Language): boolean => language === STUDIO_LANGUAGE

/** Whether a record says something in the language of a page, and not in that of the editors. */
export const isSaidIn = (language: Language, text: string | null): boolean =>
  isEditors(language) || languageOfText(text) === undefined

/**
 * The language of what a record says, for the element that holds it: English where it has two words of Latin letters and
 * none of Devanagari; undefined where it is a number or a name of one word.
 */
export const languageOfText = (text: string | null | undefined): Language | undefined =>
  text && /[A-Za-z]{2,}[^A-Za-z]+[A-Za-z]{2,}/.test(text) && !/[\u0900-\u097F]/.test(text) ? STUDIO_LANGUAGE : undefined
