/** "owner/name@1a2b3c4:folder/file.csv", bracketed or not: where a copy was found, which means nothing to families. */
const REPOSITORY_FILE = /\s*\(?[\w.-]+\/[\w.-]+@[0-9a-f]{7,40}\b[^\s)]*\)?/gi

/** Whether a text is a path in a code repository at a commit. */
export const namesRepositoryFile = (text: string): boolean => text.search(REPOSITORY_FILE) !== -1

/**
 * Visitor-facing title of a document, without the location of a copy.
 * @param otherwise title of a document known by its copy only
 */
export const documentTitle = (text: string, otherwise: string): string =>
  text.replace(REPOSITORY_FILE, '').trim() || otherwise
