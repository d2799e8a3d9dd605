import { cookies } from 'next/headers'
import 'server-only'
import { env } from '../env'
import { pathsIn } from '../paths/paths'
import { splitPath } from '../paths/split-path'
import { DEFAULT_LANGUAGE } from '../text/language'

/** Holds, while somebody sees to their account, what they wanted to keep. Only our own form sets it. */
const INTENT_COOKIE = 'save-intent'
/** Long enough for a mail that comes late and a new password. */
const INTENT_SECONDS = 2 * 60 * 60
const LONGEST = 100

/** Leaves a pendingIntent with this browser; the sign-in that leads to `paths.savedReturn()` makes it true. */
export async function rememberIntent(pendingIntent: string): Promise<void> {
  const jar = await cookies()
  jar.set(INTENT_COOKIE, pendingIntent, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
    maxAge: INTENT_SECONDS,
    path: '/',
  })
}

/** The pendingIntent that this browser holds, as it was left. */
export async function rememberedIntent(): Promise<string | undefined> {
  return (await cookies()).get(INTENT_COOKIE)?.value.slice(0, LONGEST)
}

/**
 * The pendingIntent of somebody on their way to `next`. Who is on the way elsewhere has none: on a shared computer it may have
 * been left by somebody else.
 */
export async function intentOnTheWayTo(next: string | null): Promise<string | null> {
  return next && splitPath(next).path.startsWith(pathsIn(DEFAULT_LANGUAGE).savedReturn(''))
    ? ((await rememberedIntent()) ?? null)
    : null
}
