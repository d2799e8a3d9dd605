import { setTimeout as delay } from 'node:timers/promises'
import { clearBuildTimePages } from '@/lib/caching/cache'
import { missingMigrations } from '@/server/missing-migrations'
import { payloadClient } from '@/server/payload'

export const dynamic = 'force-dynamic'

/** A connection that has gone silent does not fail by itself. */
const PATIENCE_MILLISECONDS = 5000

let buildTimePagesCleared = false

/**
 * Whether visitors can be served: the database responds and every migration is applied.
 * The first success of a process also clears the pages that the build rendered without a database.
 */
export async function GET(): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' }
  try {
    const missing = await Promise.race([
      payloadClient().then(missingMigrations),
      delay(PATIENCE_MILLISECONDS, null, { ref: false }),
    ])
    if (missing === null) throw new Error('The database is silent')
    if (missing.length > 0) return Response.json({ status: 'migrations missing', missing }, { status: 503, headers })
  } catch {
    return Response.json({ status: 'database does not answer' }, { status: 503, headers })
  }
  if (!buildTimePagesCleared) {
    clearBuildTimePages()
    buildTimePagesCleared = true
  }
  return Response.json({ status: 'ready' }, { headers })
}
