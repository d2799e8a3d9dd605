import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { routeLanguage } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { completeSaveIntent } from '@/features/saved/keep-actions'
import { ownPath, pathsIn } from '@/lib/paths/paths'

export const generateMetadata = async (): Promise<Metadata> => {
  const language = await routeLanguage()
  return pageMetadata(language, { robots: 'noindex' })
}

/** Where the sign-in leads somebody who wanted to save something: saves it and shows the page they came from. */
export default async function SavedReturn({ searchParams }: { searchParams: Promise<{ to?: string | string[] }> }) {
  const language = await routeLanguage()
  const { to } = await searchParams
  const saved = await completeSaveIntent()
  redirect(`${ownPath(typeof to === 'string' ? to : null, pathsIn(language).dashboard())}${saved ? '#saved' : ''}`)
}
