import { notFound } from 'next/navigation'
import { metadataOf, pageOf } from '@/app/(site)/language'
import { AuthorityScreen } from '@/features/counselling/components/authority-screen'
import { counsellingMessages } from '@/features/counselling/messages'
import { authorityAt } from '@/features/counselling/queries'
import { indianDay } from '@/lib/calendar/indian-calendar'
import { RECORD_LANGUAGES } from '@/lib/language'

type Props = PageProps<'/[lang]/counselling/[authority]'>

// Past and upcoming dates change daily, and made-up paths must not fill the cache.
export const dynamic = 'force-dynamic'

export const generateMetadata = metadataOf(async (language, { params }: Props) => {
  const authority = await authorityAt((await params).authority)
  if (!authority) notFound()
  const messages = counsellingMessages(language)
  return {
    languages: RECORD_LANGUAGES,
    title: messages.authorityTitle(authority.name),
    description: messages.authorityDescription(authority.name, authority.region?.name ?? null),
    path: (paths) => paths.counsellingAuthority(authority.slug),
    // A name and a website alone are too little to index; the calendar lists them.
    robots: authority.dates.length === 0 ? 'noindex, follow' : undefined,
  }
})

export default pageOf(async (language, { params }: Props) => {
  const authority = await authorityAt((await params).authority)
  if (!authority) notFound()
  return <AuthorityScreen language={language} authority={authority} today={indianDay(new Date())} />
})
