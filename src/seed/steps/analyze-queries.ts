import type { Payload } from 'payload'

/**
 * Updates PostgreSQL's table statistics. Autovacuum does so only a minute after many rows were added; until then the
 * planner guesses, and a guidance page takes a second.
 */
export const analyzeTables = async (payload: Payload): Promise<void> => void (await payload.db.pool.query('analyze'))
