/** SQL: a text as names are compared, without accents, letter case, spaces and punctuation. */
export const foldedNameSql = (text: string): string =>
  `regexp_replace(lower(normalize(${text}, NFKD)), '[\\s[:punct:]\\u0300-\\u036f]+', '', 'g')`
