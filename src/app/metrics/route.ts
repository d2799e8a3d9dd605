import 'server-only'
import { register } from 'prom-client'
import { countWaitingWork } from '@/cms/database/payload-jobs'
import { pageCacheCounts } from '@/lib/caching/page-cache-counts.mjs'
import { measureProcess, readGauge, setGauge } from '@/lib/metrics/site-metrics'
import { payloadClient } from '@/server/payload'
import { internalRoute } from '@/server/route'

export const dynamic = 'force-dynamic'

/** Metrics of this process and of the shared queue for Prometheus; CRON_SECRET is the bearer token. */
export const GET = internalRoute(async () => {
  measureProcess()
  const payload = await payloadClient()
  const { pool } = payload.db
  readGauge('site_database_connections', 'Connections of the pool, in use and idle.', () => pool.totalCount)
  readGauge('site_database_connections_idle', 'Connections of the pool that wait for work.', () => pool.idleCount)
  readGauge('site_database_waiting', 'Queries that wait for a connection.', () => pool.waitingCount)
  readGauge('site_page_cache_hits', 'Reads that the page cache answered since the start.', () => pageCacheCounts.hits)
  readGauge('site_page_cache_misses', 'Reads that it could not answer.', () => pageCacheCounts.misses)
  readGauge('site_page_cache_evictions', 'Entries dropped for want of room.', () => pageCacheCounts.evictions)
  readGauge('site_page_cache_clearings', 'How often tags of it were cleared.', () => pageCacheCounts.clearings)
  readGauge(
    'site_page_cache_crossed',
    'Entries not kept because an edit came while they were rendered.',
    () => pageCacheCounts.crossed,
  )
  readGauge('site_page_cache_bytes', 'Memory of the page cache, in bytes.', () => pageCacheCounts.bytes)
  readGauge('site_page_cache_limit_bytes', 'The most that it may take.', () => pageCacheCounts.maxBytes)
  let work = { waiting: Number.NaN, oldestSeconds: Number.NaN, failedMails: Number.NaN }
  try {
    work = await countWaitingWork(payload)
  } catch {
    // The process metrics matter most when the database is down.
  }
  setGauge('site_queue_waiting', 'Jobs that wait for their turn and are due.', work.waiting)
  setGauge('site_queue_oldest_seconds', 'How long the oldest of them has been due.', work.oldestSeconds)
  setGauge('site_mails_failed', 'Mails that were given up and wait in the studio.', work.failedMails)
  const headers = { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' }
  return new Response(await register.metrics(), { headers })
})
