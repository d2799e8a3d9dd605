import { deleteStudioTraces } from '../database/payload-tables'
import type { Forget } from './forgetting'

/**
 * Deletes what the studio remembers of a person: the searches and columns of their lists, and the records they had
 * open. Payload 3.90 looks for these after the account is gone, when the database has dropped whose they are.
 */
export const forgetStudioTraces: Forget = (req, { id }) => deleteStudioTraces(req, id)
