/** "owner/name@1a2b3c4:folder/file.csv", in brackets or not: where somebody found a copy, which tells a family nothing. */
const REPOSITORY_FILE = /\s*\(?[\w.-]+\/[\w.-]+@[0-9a-f]{7,40}\b[^\s)]*\)?/gi

/** Whether a text names a file in a code repository, at one commit of it. */
export const namesRepositoryFile = (text: string): boolean => text.search(REPOSITORY_FILE) !== -1

/**
 * The title under which visitors see a document, without where a copy of it was found.
 * @param otherwise the title of a document that is named by its copy alone
 */
export const documentTitle = (text: string, otherwise: string): string =>
  text.replace(REPOSITORY_FILE, '').trim() || otherwise
