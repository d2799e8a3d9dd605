import type { Eraser } from './erasure'
import { replaceActor, replaceAuthor } from './erasure-queries'

/** Takes a person's name and address out of the audit log. The entries themselves stay; the team needs them. */
export const eraseActor: Eraser = replaceActor

/**
 * The same for what somebody wrote or changed as staff, in a table with the author in its column `by`.
 * @param table as the database names it
 */
export const eraseAuthorIn =
  (table: string): Eraser =>
  (req, person) =>
    replaceAuthor(req, table, person)
