const PAUSE_MILLISECONDS = 2000
/** How long requests under way may go on after SIGTERM; less than launchers and containers wait before they kill. */
const LAST_MILLISECONDS = 15_000

/** What a server of Node does once when it starts: checks the settings and warms Payload up, so that no visitor waits for it. */
export async function startServer(): Promise<void> {
  const { env, requireRuntimeSettings } = await import('./lib/env')
  requireRuntimeSettings()
  // Tasks of the night run in India's, and what Payload writes on the server, such as the moment of a version that is
  // about to be restored, reads as the desks do.
  const { INDIAN_TIME_ZONE } = await import('./lib/calendar/indian-calendar')
  process.env.TZ = INDIAN_TIME_ZONE
  if (process.env.NODE_ENV === 'production') {
    const { keepConsolePlain } = await import('./lib/log/plain-console')
    keepConsolePlain(env.LOG_FORMAT)
  }
  const { queueHashing } = await import('./lib/concurrency/hashing-queue')
  queueHashing()
  const { keepOneLocation } = await import('./lib/next-patches/one-location')
  keepOneLocation()
  if (process.env.NODE_ENV === 'production') {
    const { keepPagesWithoutJson } = await import('./lib/next-patches/pages-without-json')
    keepPagesWithoutJson()
  }
  const { keepAskedQuery } = await import('./lib/next-patches/rewritten-query')
  keepAskedQuery()
  // What is wrapped last stands first: a method, then the size of a body, then whose connection it is, then whether the
  // answer is at hand.
  const { followRequests } = await import('./lib/log/request-id')
  followRequests()
  await keepSharedResponses()
  const { noteSocketIps } = await import('./lib/next-patches/socket-ip')
  noteSocketIps()
  const { tellUnreadableForms } = await import('./lib/next-patches/bodies/unreadable-forms')
  tellUnreadableForms()
  const { leadFormsOn } = await import('./lib/next-patches/led-on-forms')
  leadFormsOn()
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
  /** @returns whether it began; not while the database is still being migrated. */
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

/** Stands before all others, so that what they refuse is counted and named as well. */
async function observeRequests(): Promise<void> {
  const { env } = await import('./lib/env')
  const { measureRequests } = await import('./lib/next-patches/measured-requests')
  const { routeOf } = await import('./app/route-names')
  measureRequests(routeOf)
  const { nameRequests } = await import('./lib/log/request-id')
  nameRequests(env.TRUSTED_PROXIES > 0)
}

/** Hears from now on what the other processes of the site clear, and does the background work while none of them does. */
async function joinOtherProcesses(): Promise<void> {
  const { env } = await import('./lib/env')
  const { shareClearing } = await import('./lib/processes/shared-clearing')
  const { backgroundLead } = await import('./server/background-lead')
  const link = shareClearing({
    connectionString: env.DATABASE_URL ?? '',
    onLead: env.JOBS === 'on' ? backgroundLead() : undefined,
    warn: (words) => console.warn(words),
  })
  // Another process takes over at once, not only when the last request here is answered.
  process.once('SIGTERM', () => void link.close())
}

/** Development renders everything anew, so that an edit of the code is seen. */
async function keepSharedResponses(): Promise<void> {
  const { env } = await import('./lib/env')
  if (env.NODE_ENV !== 'production' || env.RESPONSE_CACHE_MB === 0) return
  const { keepResponses } = await import('./lib/response-cache/keep-responses')
  const { sharedRoutes } = await import('./app/(site)/shared-routes')
  keepResponses(env.RESPONSE_CACHE_MB * 1024 * 1024, sharedRoutes, env.SCRIPTS === 'waiting')
}

/** Tries again until the database answers and is migrated; requests meanwhile say for themselves that it is not. */
async function startLater(start: () => Promise<boolean>): Promise<void> {
  for (let isStarted = false; !isStarted; ) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS))
    isStarted = await start().catch(() => false)
  }
}

/** Next closes its doors at SIGTERM and answers what it has; a client that never reads its answer would keep it for ever. */
function endInTime(): void {
  process.once('SIGTERM', () => {
    setTimeout(() => process.exit(143), LAST_MILLISECONDS).unref()
  })
}
