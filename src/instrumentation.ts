/** Runs once when the server starts: checks the settings and warms Payload up, so that no visitor waits for it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { requireRuntimeSettings } = await import('./lib/env')
  requireRuntimeSettings()
  const { noteSocketAddresses } = await import('./lib/socket-address')
  noteSocketAddresses()
  const { payloadClient } = await import('./lib/payload')
  const { failAbandonedImports } = await import('./cms/import/history')
  await payloadClient()
    .then(failAbandonedImports)
    .catch((error: unknown) => console.error('The database does not answer yet:', String(error)))
}
