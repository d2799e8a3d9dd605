const PAUSE_MILLISECONDS = 2000

/** Runs once when the server starts: checks the settings and warms Payload up, so that no visitor waits for it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { requireRuntimeSettings } = await import('./lib/env')
  requireRuntimeSettings()
  const { noteSocketAddresses } = await import('./lib/socket-address')
  noteSocketAddresses()
  const { keepOneLocation } = await import('./lib/one-location')
  keepOneLocation()
  const { startBackgroundWork } = await import('./lib/payload')
  const { failAbandonedImports } = await import('./cms/import/history')
  const start = () => startBackgroundWork().then(failAbandonedImports)
  await start().catch((error: unknown) => {
    console.error('The database does not answer yet:', String(error))
    void startLater(start)
  })
}

/** Tries again until the database answers; requests meanwhile say for themselves that it does not. */
async function startLater(start: () => Promise<unknown>): Promise<void> {
  for (let isStarted = false; !isStarted; ) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS))
    isStarted = await start().then(
      () => true,
      () => false,
    )
  }
}
