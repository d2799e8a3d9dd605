import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { ArrowLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/messages/notice'
import { PostingForm } from '@/features/jobs/postings/components/posting-form'
import { postingWords } from '@/features/jobs/postings/components/words'
import { openDays } from '@/features/jobs/postings/form-schema'
import { ownVacancy } from '@/features/jobs/postings/queries'
import { postingTexts } from '@/features/jobs/postings/texts'
import { pathsIn } from '@/lib/addresses/paths'
import { LinkGone } from '../link-gone'
import { PostingScreen } from '../posting-screen'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata =>
  pageMetadata(language, { title: postingTexts(language).own.changeTitle, hasSecretAddress: true })

/** The form by which a hospital changes what it sent in. */
export default async function ChangeVacancyPage({
  searchParams,
}: {
  searchParams: Promise<{ link?: string | string[] }>
}) {
  const { link } = await searchParams
  const vacancy = typeof link === 'string' ? await ownVacancy(link) : null
  if (typeof link !== 'string' || !vacancy || vacancy.state === 'unconfirmed') return <LinkGone language={language} />
  const { own } = postingTexts(language)
  return (
    <PostingScreen language={language} title={own.changeTitle} lead={vacancy.title} crumb={own.changeTitle} step={3}>
      <div className="grid content-start gap-6">
        <ArrowLink back href={pathsIn(language).ownVacancy(link)} prefetch={false}>
          {own.back}
        </ArrowLink>
        {vacancy.reason && (
          <Notice kind="warn">
            <p>
              <strong>{own.reason}</strong>
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{vacancy.reason}</p>
          </Notice>
        )}
        <PostingForm
          language={language}
          words={postingWords(language)}
          days={openDays()}
          own={{ link, values: vacancy.values }}
        />
      </div>
    </PostingScreen>
  )
}
