import { cookies } from 'next/headers'
import 'server-only'
import { DEFAULT_LANGUAGE, splitPath } from '../language'
import { pathsIn } from '../paths/site-paths'
import { keepCookie } from '../request/own-cookie'

/** What a visitor wanted to save or apply for before signing in. Only our own form sets it. */
const INTENT_COOKIE = 'save-intent'
/** Long enough for a delayed mail and a password reset. */
const INTENT_SECONDS = 2 * 60 * 60
const MAX_LENGTH = 100

/** Stores a pending intent in this browser; it is fulfilled after signing in, at `paths.savedReturn()`. */
export async function rememberIntent(pendingIntent: string): Promise<void> {
  await keepCookie(INTENT_COOKIE, pendingIntent, INTENT_SECONDS)
}

/** The pending intent of this browser, unparsed. */
export const rememberedIntent = async (): Promise<string | undefined> =>
  (await cookies()).get(INTENT_COOKIE)?.value.slice(0, MAX_LENGTH)

/**
 * The pending intent, if `next` leads to fulfilling it. Otherwise null: on a shared computer another visitor may have
 * left it.
 */
export const intentOnTheWayTo = async (next: string | null): Promise<string | null> =>
  next && splitPath(next).path.startsWith(pathsIn(DEFAULT_LANGUAGE).savedReturn(''))
    ? ((await rememberedIntent()) ?? null)
    : null
