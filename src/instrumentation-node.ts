const PAUSE_MILLISECONDS = 2000
/** How long requests may continue after SIGTERM; shorter than launchers and containers wait before SIGKILL. */
const LAST_MILLISECONDS = 15_000

/** Startup of a Node server: validates the settings and initialises Payload, so that no visitor waits for it. */
export async function startServer(): Promise<void> {
  const { env, requireRuntimeSettings } = await import('./lib/env')
  requireRuntimeSettings()
  // Nightly tasks run at night in India, and times that Payload formats on the server match the desks.
  const { INDIAN_TIME_ZONE } = await import('./lib/calendar/indian-calendar')
  process.env.TZ = INDIAN_TIME_ZONE
  if (process.env.NODE_ENV === 'production') {
    const { escapeConsole } = await import('./lib/log/plain-console')
    escapeConsole(env.LOG_FORMAT)
  }
  const { queueHashing } = await import('./lib/concurrency/hashing-queue')
  queueHashing()
  const { dropRepeatedLocation } = await import('./lib/next-patches/one-location')
  dropRepeatedLocation()
  if (process.env.NODE_ENV === 'production') {
    const { keepPagesWithoutJson } = await import('./lib/next-patches/pages-without-json')
    keepPagesWithoutJson()
  }
  const { preserveQuery } = await import('./lib/next-patches/rewritten-query')
  preserveQuery()
  // The last handler added runs first: the method, then the size of the body, then the connection's IP, then the
  // response cache.
  const { followRequests } = await import('./lib/log/request-id')
  followRequests()
  await keepSharedResponses()
  const { noteSocketIps } = await import('./lib/next-patches/socket-ip')
  noteSocketIps()
  const { rejectUnreadableForms } = await import('./lib/next-patches/bodies/unreadable-forms')
  rejectUnreadableForms()
  const { explainFailedPages } = await import('./lib/next-patches/failed-pages')
  const { errorMessages } = await import('./components/layout/screens/error-messages')
  explainFailedPages(errorMessages)
  const { redirectFormsWithGet } = await import('./lib/next-patches/led-on-forms')
  redirectFormsWithGet()
  const { rejectEncodedFiles } = await import('./lib/next-patches/bodies/encoded-files')
  rejectEncodedFiles()
  const { hearFilesFail } = await import('./cms/uploads/unheard-files')
  hearFilesFail()
  const { boundBodies } = await import('./lib/next-patches/bodies/body-limit')
  const { takesFiles } = await import('./app/route-names')
  boundBodies(takesFiles)
  const { ignoreUpgrades, rejectUnknownRequests } = await import('./lib/next-patches/known-requests')
  rejectUnknownRequests()
  if (process.env.NODE_ENV === 'production') ignoreUpgrades()
  await observeRequests()
  endInTime()
  const { removeAbandonedSpools } = await import('./cms/csv/spool')
  await removeAbandonedSpools().catch((error: unknown) => console.warn('Old imports stay on the disk:', String(error)))
  const { payloadClient } = await import('./server/payload')
  const { missingMigrations } = await import('./server/missing-migrations')
  const { failAbandonedImports } = await import('./cms/import/history')
  /** @returns whether it started; false while the database is still being migrated. */
  const start = async () => {
    const payload = await payloadClient()
    if ((await missingMigrations(payload)).length > 0) return false
    await failAbandonedImports(payload)
    await joinOtherProcesses()
    return true
  }
  const isStarted = await start().catch((error: unknown) => {
    console.error('The database does not answer yet:', String(error))
    return false
  })
  if (!isStarted) void startLater(start)
}

/** Runs before all other handlers, so that rejected requests are measured and named as well. */
async function observeRequests(): Promise<void> {
  const { env } = await import('./lib/env')
  const { measureRequests } = await import('./lib/next-patches/measured-requests')
  const { routeOf } = await import('./app/route-names')
  measureRequests(routeOf)
  const { nameRequests } = await import('./lib/log/request-id')
  nameRequests(env.TRUSTED_PROXIES > 0)
}

/** Follows what the site's other processes clear, and does the background work while this process leads. */
async function joinOtherProcesses(): Promise<void> {
  const { env } = await import('./lib/env')
  const { shareClearing } = await import('./lib/processes/shared-clearing')
  const { backgroundLead } = await import('./server/background-lead')
  const link = shareClearing({
    connectionString: env.DATABASE_URL ?? '',
    onLead: env.JOBS === 'on' ? backgroundLead() : undefined,
    warn: (words) => console.warn(words),
  })
  // Another process takes over immediately, not only after the last response here.
  process.once('SIGTERM', () => void link.close())
}

/** In development every request renders, so that edits of the code show. */
async function keepSharedResponses(): Promise<void> {
  const { env } = await import('./lib/env')
  if (env.NODE_ENV !== 'production' || env.RESPONSE_CACHE_MB === 0) return
  const { keepResponses } = await import('./lib/response-cache/keep-responses')
  const { sharedRoutes } = await import('./app/(site)/shared-routes')
  keepResponses(env.RESPONSE_CACHE_MB * 1024 * 1024, sharedRoutes, env.SCRIPTS === 'waiting')
}

/** Retries until the database responds and is migrated; until then requests report it themselves. */
async function startLater(start: () => Promise<boolean>): Promise<void> {
  for (let isStarted = false; !isStarted; ) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS))
    isStarted = await start().catch(() => false)
  }
}

/**
 * At SIGTERM Next stops accepting requests and finishes pending ones; a client that never reads its response would keep
 * the process alive forever.
 */
function endInTime(): void {
  process.once('SIGTERM', () => {
    setTimeout(() => process.exit(143), LAST_MILLISECONDS).unref()
  })
}
