import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../text/language'
import { withoutPrefix } from './language-prefix'
import { LANGUAGE_PREFIXES as prefixes } from './language-prefixes.mjs'

/** What the addresses of a language begin with. */
export const LANGUAGE_PREFIXES: Record<Language, string> = prefixes

/** A link that an editor has written, on a page in a language: it leads to the same page in that language. */
export const linkIn = (language: Language, link: string): string =>
  link.startsWith('/') ? LANGUAGE_PREFIXES[language] + link : link

/** The language of a path of ours, and the path without its prefix: what comparisons of addresses look at. */
export const splitPath = (path: string): { language: Language; path: string } =>
  withoutPrefix(path, LANGUAGES, LANGUAGE_PREFIXES, DEFAULT_LANGUAGE)
