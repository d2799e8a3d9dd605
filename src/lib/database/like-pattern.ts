/** A text whose signs stand for themselves in a pattern of the database's LIKE. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The pattern of LIKE for what contains a text. */
export const likeContaining = (text: string): string => `%${likeLiteral(text)}%`
