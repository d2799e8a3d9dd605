import { ownPath } from '../env'
import { LANGUAGE_PREFIXES, type Language } from '../language'

/** Kinds of "not found" pages: for any URL, a college, or a course in a state. */
export const MISSING_KINDS = ['page', 'college', 'combination'] as const
export type MissingKind = (typeof MISSING_KINDS)[number]

/**
 * A complete "not found" page with status 404. Next renders the page of a thrown `notFound()` only in the browser, so
 * people without JavaScript, and robots, get an empty one; instead, this fetches an ordinary page of our own.
 */
export async function missingPage(kind: MissingKind, language: Language): Promise<Response> {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
  try {
    const screen = await fetch(`${ownPath()}${LANGUAGE_PREFIXES[language]}/missing-screens/${kind}`, {
      signal: AbortSignal.timeout(10_000),
    })
    if (screen.ok) return new Response(await screen.text(), { status: 404, headers })
  } catch (error) {
    console.warn('The screen for a missing page could not be read:', String(error))
  }
  return new Response('Page Not Found', { status: 404, headers: { ...headers, 'Content-Type': 'text/plain' } })
}
