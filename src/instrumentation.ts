/*
 * Next builds this file for its edge runtime too, where nothing of ours runs: everything is behind a condition that the
 * bundler evaluates, so that it neither bundles Node modules nor warns about them.
 */

/** Called by Next once when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startServer } = await import('./instrumentation-node')
    await startServer()
  }
}

/** Called by Next for every error of a request. */
export async function onRequestError(error: unknown): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { noteRequestError } = await import('./lib/next-patches/bodies/unreadable-forms')
    noteRequestError(error)
  }
}
