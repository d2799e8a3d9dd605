/** White space of JavaScript, for brackets of a pattern in SQL: `\s` and `trim()`. */
const BREAKS = String.raw`\t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`

/** SQL: trims what JavaScript's `trim` does. */
export const trimmedSql = (text: string): string => `btrim(${text}, E' ${BREAKS}')`

/** SQL: line breaks, tabs and hard spaces, with the spaces around them, become one space. */
export const oneLineSql = (text: string): string =>
  `regexp_replace(${text}, E'[ ${BREAKS}]*[${BREAKS}][ ${BREAKS}]*', ' ', 'g')`
