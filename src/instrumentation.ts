/*
 * Next builds this file for its edge runtime too, where nothing of ours runs: everything lies behind the condition that
 * the builder knows, so that it neither follows nor warns of what only Node has.
 */

/** Called by Next once when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startServer } = await import('./instrumentation-node')
    await startServer()
  }
}

/** Told by Next of every error that a request met. */
export async function onRequestError(error: unknown): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { noteRequestError } = await import('./lib/next-patches/bodies/unreadable-forms')
    noteRequestError(error)
  }
}
