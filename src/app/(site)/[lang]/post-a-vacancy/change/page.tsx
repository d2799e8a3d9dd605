import { pageOf, secretPage } from '@/app/(site)/language'
import { ArrowLink } from '@/components/ui/button'
import { Reason } from '@/features/jobs/postings/components/own-vacancy'
import { PostingForm } from '@/features/jobs/postings/components/posting-form'
import { postingParts } from '@/features/jobs/postings/components/posting-parts'
import { postingMessages } from '@/features/jobs/postings/messages'
import { ownVacancy } from '@/features/jobs/postings/queries'
import { pathsIn } from '@/lib/paths/site-paths'
import { isAnswerToForm } from '@/server/answer-to-form'
import { LinkGone, PostingScreen } from '../posting-screen'

export const dynamic = 'force-dynamic'

export const generateMetadata = secretPage((language) => postingMessages(language).own.changeTitle)

/** Form for a hospital to edit its submission. */
export default pageOf(async (language, { searchParams }: PageProps<'/[lang]/post-a-vacancy/change'>) => {
  const { link } = await searchParams
  const vacancy = typeof link === 'string' ? await ownVacancy(link) : null
  if (typeof link !== 'string' || !vacancy || vacancy.state === 'unconfirmed')
    return (
      <LinkGone language={language}>
        {/* Without script, what was typed comes back with this page alone. */}
        {typeof link === 'string' && (await isAnswerToForm()) && (
          <PostingForm language={language} parts={postingParts(language, {})} link={link} />
        )}
      </LinkGone>
    )
  const { own } = postingMessages(language)
  return (
    <PostingScreen language={language} title={own.changeTitle} lead={vacancy.title} crumb={own.changeTitle} step={3}>
      <div className="grid content-start gap-6">
        <ArrowLink back href={pathsIn(language).ownVacancy(link)} prefetch={false}>
          {own.back}
        </ArrowLink>
        <Reason language={language} vacancy={vacancy} />
        <PostingForm
          language={language}
          parts={postingParts(language, vacancy.values)}
          link={link}
          shown={vacancy.values}
        />
      </div>
    </PostingScreen>
  )
})
