import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { Suspense } from 'react'
import { StudioSpinner } from '@/cms/admin/desk/spinner'
import { AccessDenied, ContinueHere } from '@/cms/admin/shell/access-denied'
import { StudioSignOut } from '@/cms/admin/shell/studio-sign-out'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { ownPath, paths, pathsIn } from '@/lib/paths/site-paths'
import { studioGuard } from '@/server/studio-guard'
import { importMap } from '../importMap.js'
import {
  deskOf,
  editorOf,
  isForbiddenForm,
  isSigningOut,
  isUnknownScreen,
  redirectTarget,
  type StudioProps,
  studioPath,
} from './routes'
import { leaveStudio } from './sign-out-action'

/** Requests a screen without streaming, which needs script. */
const WHOLE = 'whole'

export async function generateMetadata({ params, searchParams }: StudioProps): Promise<Metadata> {
  const { segments = [] } = await params
  return isUnknownScreen(segments) ? {} : generatePageMetadata({ config, params, searchParams })
}

/** Sends each visitor to sign-in, Access Denied, one more step, or the studio. */
export default async function StudioPage({ params, searchParams }: StudioProps) {
  const { segments = [] } = await params
  const query = await searchParams
  const verdict = await studioGuard()
  const elsewhere = redirectTarget(segments)
  if (verdict.outcome === 'sign-in') {
    if (elsewhere && elsewhere !== paths.studio()) redirect(elsewhere)
    const requested = typeof query.redirect === 'string' ? query.redirect : null
    redirect(pathsIn(STUDIO_LANGUAGE).login(ownPath(requested, studioPath(segments, query))))
  }
  if (isSigningOut(segments)) return <StudioSignOut action={leaveStudio} isSameSite={verdict.outcome !== 'continue'} />
  if (verdict.outcome === 'denied') return <AccessDenied email={verdict.user.email} role={verdict.user.role} />
  if (elsewhere) redirect(paths.studio())
  if (verdict.outcome === 'continue') {
    return <ContinueHere href={studioPath(segments, query)} isCertain={verdict.isCertain} />
  }
  if (isUnknownScreen(segments)) notFound()
  const own = deskOf(segments, query) ?? editorOf(segments)
  if (own) redirect(own)
  if (await isForbiddenForm(segments, (await config).collections, verdict.user)) notFound()
  const page = RootPage({ config, importMap, params, searchParams })
  // A first visit shows the spinner immediately; a step inside the studio keeps the old screen until the new one is
  // there.
  const isFirstVisit = (await headers()).get('sec-fetch-dest') === 'document' && query[WHOLE] === undefined
  return (
    <Suspense fallback={<StudioSpinner whole={studioPath(segments, { ...query, [WHOLE]: '' })} />}>
      {isFirstVisit ? page : await page}
    </Suspense>
  )
}
