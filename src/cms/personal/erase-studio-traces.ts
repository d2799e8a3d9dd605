import { deleteStudioTraces } from '../database/payload-tables'
import type { Eraser } from './erasure'

/**
 * Deletes what the studio remembers of a person: the searches and columns of their lists, and the records they had
 * open. Payload 3.90 looks for these after the account is gone, when the database has dropped whose they are.
 */
export const eraseStudioTraces: Eraser = (req, { id }) => deleteStudioTraces(req, id)
