import type { Payload } from 'payload'

/**
 * Has the database count its rows anew. PostgreSQL does so by itself a minute after many have come; until then it
 * guesses, and a page of guidance takes a second.
 */
export const analyzeTables = async (payload: Payload): Promise<void> => void (await payload.db.pool.query('analyze'))
