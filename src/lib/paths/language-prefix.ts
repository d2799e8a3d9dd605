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
