import { cookies } from 'next/headers'
import 'server-only'
import { DEFAULT_LANGUAGE, pathsIn, splitPath } from '../language'
import { keepCookie } from '../request/own-cookie'

/** Holds, while somebody sees to their account, what they wanted to keep. Only our own form sets it. */
const INTENT_COOKIE = 'save-intent'
/** Long enough for a mail that comes late and a new password. */
const INTENT_SECONDS = 2 * 60 * 60
const LONGEST = 100

/** Leaves a pendingIntent with this browser; the sign-in that leads to `paths.savedReturn()` makes it true. */
export async function rememberIntent(pendingIntent: string): Promise<void> {
  await keepCookie(INTENT_COOKIE, pendingIntent, INTENT_SECONDS)
}

/** The pendingIntent that this browser holds, as it was left. */
export const rememberedIntent = async (): Promise<string | undefined> =>
  (await cookies()).get(INTENT_COOKIE)?.value.slice(0, LONGEST)

/**
 * The pendingIntent of somebody on their way to `next`. Who is on the way elsewhere has none: on a shared computer it may have
 * been left by somebody else.
 */
export const intentOnTheWayTo = async (next: string | null): Promise<string | null> =>
  next && splitPath(next).path.startsWith(pathsIn(DEFAULT_LANGUAGE).savedReturn(''))
    ? ((await rememberedIntent()) ?? null)
    : null
