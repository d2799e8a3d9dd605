import { redirect } from 'next/navigation'
import { metadataOf, pageOf } from '@/app/(site)/language'
import { completeSaveIntent } from '@/features/saved/keep-actions'
import { ownPath, pathsIn } from '@/lib/paths/site-paths'

export const generateMetadata = metadataOf(() => ({ robots: 'noindex' }))

/** Where signing in returns after a save button: saves and shows the original page. */
export default pageOf(async (language, { searchParams }: PageProps<'/[lang]/saved/return'>) => {
  const { to } = await searchParams
  const saved = await completeSaveIntent()
  redirect(`${ownPath(typeof to === 'string' ? to : null, pathsIn(language).dashboard())}${saved ? '#saved' : ''}`)
})
