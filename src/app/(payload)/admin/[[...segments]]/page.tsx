import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { Suspense } from 'react'
import { AccessDenied } from '@/cms/admin/access-denied'
import { ContinueHere } from '@/cms/admin/continue-here'
import { studioDoor } from '@/cms/admin/door'
import { StudioSpinner } from '@/cms/admin/spinner'
import { StudioSignOut } from '@/cms/admin/studio-sign-out'
import { ownPath, paths } from '@/lib/paths'
import { importMap } from '../importMap.js'
import { leaveStudio } from './sign-out-action'
import { isSigningOut, studioAddress, wayOut } from './ways'

interface StudioProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: StudioProps): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

/** Leads everybody to what they may see: sign-in, Access Denied, one more step, or the studio. */
export default async function StudioPage({ params, searchParams }: StudioProps) {
  const { segments = [] } = await params
  const query = await searchParams
  const door = await studioDoor()
  const elsewhere = wayOut(segments)
  if (door.to === 'sign-in') {
    if (elsewhere && elsewhere !== paths.studio()) redirect(elsewhere)
    const asked = typeof query.redirect === 'string' ? query.redirect : null
    redirect(paths.login(ownPath(asked, studioAddress(segments, query))))
  }
  if (isSigningOut(segments)) return <StudioSignOut action={leaveStudio} isAsked={door.to !== 'continue'} />
  if (door.to === 'denied') return <AccessDenied email={door.user.email} role={door.user.role} />
  if (elsewhere) redirect(paths.studio())
  if (door.to === 'continue') {
    return <ContinueHere href={studioAddress(segments, query)} isCertain={door.isCertain} />
  }
  const page = RootPage({ config, importMap, params, searchParams })
  // A first visit shows the spinner at once; a step inside the studio keeps the old screen until the new one is there.
  const isFirstVisit = (await headers()).get('sec-fetch-dest') === 'document'
  return <Suspense fallback={<StudioSpinner />}>{isFirstVisit ? page : await page}</Suspense>
}
