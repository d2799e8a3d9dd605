import type { Forget } from './forgetting'
import { replaceActor, replaceAuthor } from './forgetting-queries'

/** Takes a person's name and address out of the audit log. The entries themselves stay; the team needs them. */
export const forgetActor: Forget = replaceActor

/**
 * The same for what somebody wrote or changed as staff, in a table with the author in its column `by`.
 * @param table as the database names it
 */
export const forgetAuthorIn =
  (table: string): Forget =>
  (req, person) =>
    replaceAuthor(req, table, person)
