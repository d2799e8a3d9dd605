import { cookies } from 'next/headers'
import 'server-only'
import { pathsIn } from '../addresses/paths'
import { splitPath } from '../addresses/split-path'
import { env } from '../env'
import { DEFAULT_LANGUAGE } from '../text/language'

/** Holds, while somebody sees to their account, what they wanted to keep. Only our own form sets it. */
const WISH_COOKIE = 'save-intent'
/** Long enough for a mail that comes late and a new password. */
const WISH_SECONDS = 2 * 60 * 60
const LONGEST = 100

/** Leaves a wish with this browser; the sign-in that leads to `paths.savedReturn()` makes it true. */
export async function rememberWish(wish: string): Promise<void> {
  const jar = await cookies()
  jar.set(WISH_COOKIE, wish, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
    maxAge: WISH_SECONDS,
    path: '/',
  })
}

/** The wish that this browser holds, as it was left. */
export async function rememberedWish(): Promise<string | undefined> {
  return (await cookies()).get(WISH_COOKIE)?.value.slice(0, LONGEST)
}

/**
 * The wish of somebody on their way to `next`. Who is on the way elsewhere has none: on a shared computer it may have
 * been left by somebody else.
 */
export async function wishOnTheWayTo(next: string | null): Promise<string | null> {
  return next && splitPath(next).path.startsWith(pathsIn(DEFAULT_LANGUAGE).savedReturn(''))
    ? ((await rememberedWish()) ?? null)
    : null
}
