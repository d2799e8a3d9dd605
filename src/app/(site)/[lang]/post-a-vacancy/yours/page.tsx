import { pageOf, secretPage } from '@/app/(site)/language'
import { OwnVacancy } from '@/features/jobs/postings/components/own-vacancy'
import { openDays } from '@/features/jobs/postings/form-schema'
import { postingMessages } from '@/features/jobs/postings/messages'
import { ownVacancy } from '@/features/jobs/postings/queries'
import { LinkGone, PostingScreen } from '../posting-screen'

export const dynamic = 'force-dynamic'

export const generateMetadata = secretPage((language) => postingMessages(language).own.title)

/** A hospital's own submission, by the link in the mail. */
export default pageOf(async (language, { searchParams }: PageProps<'/[lang]/post-a-vacancy/yours'>) => {
  const { link, done } = await searchParams
  const vacancy = typeof link === 'string' ? await ownVacancy(link) : null
  if (typeof link !== 'string' || !vacancy) return <LinkGone language={language} />
  return (
    <PostingScreen
      language={language}
      title={vacancy.title}
      crumb={postingMessages(language).own.title}
      step={vacancy.state === 'unconfirmed' ? 1 : vacancy.state === 'waiting' ? 2 : 3}
    >
      <OwnVacancy
        language={language}
        link={link}
        vacancy={vacancy}
        done={typeof done === 'string' ? done : undefined}
        days={openDays()}
      />
    </PostingScreen>
  )
})
