import { migrations } from '@/../migrations'
import { appliedMigrations } from '@/cms/database/readiness'
import { clearBuildTimePages } from '@/lib/caching/cache'
import { payloadClient } from '@/server/payload'

export const dynamic = 'force-dynamic'

let buildTimePagesCleared = false

/**
 * Says whether visitors can be served: the database answers and every migration is applied.
 * The first good answer of a process also clears the pages that the build rendered without a database.
 */
export async function GET(): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' }
  try {
    const applied = await appliedMigrations(await payloadClient())
    const missing = migrations.map(({ name }) => name).filter((name) => !applied.has(name))
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
