import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../text/language'
import { LANGUAGE_PREFIXES as prefixes } from './language-prefixes.mjs'

/** What the addresses of a language begin with. */
export const LANGUAGE_PREFIXES: Record<Language, string> = prefixes

/** A link that an editor has written, on a page in a language: it leads to the same page in that language. */
export const linkIn = (language: Language, link: string): string =>
  link.startsWith('/') ? LANGUAGE_PREFIXES[language] + link : link

/** The language of a path of ours, and the path without its prefix: what comparisons of addresses look at. */
export const splitPath = (path: string): { language: Language; path: string } =>
  withoutPrefix(path, LANGUAGES, LANGUAGE_PREFIXES, DEFAULT_LANGUAGE)

/**
 * Takes the prefix of a language off a path: "/hi/jobs?page=2" is "/jobs?page=2" in Hindi, "/hill-colleges" is itself.
 * @param ordinary the language of paths without a prefix
 */
export function withoutPrefix<Language extends string>(
  path: string,
  languages: readonly Language[],
  prefixes: Record<Language, string>,
  ordinary: Language,
): { language: Language; path: string } {
  for (const language of languages) {
    const prefix = prefixes[language]
    const rest = path.slice(prefix.length)
    if (prefix === '' || !path.startsWith(prefix) || !/^(?:[/?#]|$)/.test(rest)) continue
    return { language, path: rest.startsWith('/') ? rest : `/${rest}` }
  }
  return { language: ordinary, path }
}
