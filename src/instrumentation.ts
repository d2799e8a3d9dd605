/** Runs once when the server starts: checks the settings and warms Payload up, so that no visitor waits for it. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next replaces this very expression when it builds for another runtime
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { requireRuntimeSettings } = await import('./lib/env')
  requireRuntimeSettings()
  const { noteSocketAddresses } = await import('./lib/socket-address')
  noteSocketAddresses()
  const { payloadClient } = await import('./lib/payload')
  await payloadClient().catch((error: unknown) => console.error('The database does not answer yet:', String(error)))
}
